import { screen, within } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { expect, it } from 'vitest';
import { FREE_PLUG, placeOrder } from '../../../src/server/orders/service.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { Neighbourhood, saving } from '../../support/neighbourhood.ts';
import { layOut } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

const EVENT_DAY = '2026-06-16';

layOut();
const app = wholeApp();

it('an accountant follows an order to the member’s ledger, and a movement to the meter’s readings', async () => {
  const { database, clock, core } = app.server;
  const place = await Neighbourhood.on(database.db, clock);
  const home = await place.household();
  const event = await place.event(EVENT_DAY, 18, 19);
  await place.join(home, event);
  await place.goTo('2026-06-18', 9);
  await place.deliver(home, { use: saving({ [EVENT_DAY]: 600 }), from: '2026-04-20', to: '2026-06-17' });
  await place.settle();
  const { id } = await transaction(database.db, (tx) =>
    placeOrder(tx, core.deps, {
      request: null,
      brandId: 'default',
      memberId: home.memberId,
      key: core.deps.newId(),
      quantity: 1,
      title: 'Tote bag',
      ...FREE_PLUG,
      kind: 'swag',
      item: 'TOTE',
      price: { points: 100, watts: 10_000 },
    }),
  );

  const { user } = await app.open(`/internal/orders/${encodeURIComponent(toGlobalId('StaffOrder', id))}`, {
    as: await app.newStaff(['internal_wallet']),
  });
  const findHeading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
  const findRow = async (table: string, name: RegExp) =>
    within(await within(await screen.findByRole('grid', { name: table })).findByRole('row', { name }));
  await user.click(await screen.findByRole('link', { name: 'The member’s ledger' }));
  expect(await findHeading(/^Dana.*’s ledger$/)).toBeVisible();
  expect((await findRow('Ledger', /Tote bag/)).getAllByText(/^[-−]100$/)[0]).toBeVisible();

  const saved = await findRow('Ledger', /Energy saved/);
  await user.click(saved.getByRole('link', { name: /^Result of / }));
  expect(await findHeading(/^Dana.*’s result$/)).toBeVisible();
  expect(
    within(await screen.findByRole('grid', { name: 'Meter readings' })).getAllByText('Measured'),
  ).not.toEqual([]);
  expect((await findRow('Booked in the ledger', /Energy saved/)).getByText(/^18,000$/)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/600\sWh/);
});
