import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { FREE_PLUG, placeOrder } from '../../../src/server/orders/service.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { utilityConnections, utilityTransitions } from '../../../src/server/utility/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { layOut, list } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const DAY_MS = 86_400_000;

/** A home whose connection has been so for some days. */
async function home(firstName: string, substate: string, days: number): Promise<string> {
  const { database, clock } = app.server;
  const hood = await Neighbourhood.on(database.db, clock);
  const memberId = await app.newMember({ firstName, lastName: 'Reyes', postalCode: '94103' });
  await database.db.insert(utilityConnections).values({
    memberId,
    brand: 'default',
    utilityId: hood.utilityId,
    postalCode: '94103',
    widgetState: 'pending',
    widgetSubstate: substate,
  });
  await database.db.insert(utilityTransitions).values({
    memberId,
    position: 1,
    brand: 'default',
    at: new Date(clock.now().getTime() - days * DAY_MS),
    toState: 'pending',
    toSubstate: substate,
    cause: 'webhook',
  });
  return memberId;
}

const names = (caption: string) => list(caption).rows.map((row) => row['Member']);
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Queues' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('homes that moved wait in the order of their age; support searches them and saves a new home from the row', async () => {
  await home('Ada', 'PossibleMove', 3);
  const robin = await home('Robin', 'PossibleMove', 9);
  await home('Kim', 'AttestationNeeded', 1);
  await home('Lee', 'Rejected', 2);
  const page = await app.open('/internal/queues/moved', {
    as: await app.newStaff(['internal_support']),
  });
  await waitFor(() => expect(names('Moved')).toEqual(['Robin Reyes', 'Ada Reyes']));
  expect(list('Moved').rows[0]?.['Since']).toContain('9 days');
  expect(tabs()).toEqual([
    'Claimed meters 0',
    'Moved 2',
    'Forms 1',
    'Refused 1',
    expect.stringContaining('Failed orders'),
  ]);
  expect(await screen.findByRole('link', { name: 'Queues 4 waiting' })).toBeVisible();
  await page.go('/internal/queues/moved?sort=-since&q=ada');
  await waitFor(() => expect(names('Moved')).toEqual(['Ada Reyes']));
  await page.go('/internal/queues/moved');
  await waitFor(() => expect(names('Moved')).toHaveLength(2));
  await page.user.click(screen.getAllByRole('button', { name: 'Moved house' })[0]!);
  const form = within(await screen.findByRole('dialog'));
  await page.user.type(form.getByRole('textbox', { name: 'New postal code' }), '10001');
  await page.user.click(form.getByRole('button', { name: 'Check' }));
  await form.findByText('We learn their usual use from scratch.');
  await page.user.type(form.getByRole('textbox', { name: 'Reason' }), 'They called');
  await page.user.click(form.getByRole('button', { name: 'Moved house' }));
  await waitFor(() => expect(names('Moved')).toEqual(['Ada Reyes']));
  const [saved] = await app.server.database.db
    .select()
    .from(utilityConnections)
    .where(eq(utilityConnections.memberId, robin));
  expect(saved).toMatchObject({ postalCode: '10001' });
  await page.go('/internal/queues/forms');
  await waitFor(() => expect(names('Forms')).toEqual(['Kim Reyes']));
  expect(screen.queryByRole('button', { name: 'Moved house' })).not.toBeInTheDocument();
});

it('failed orders wait with what their viewer may do; staff of programs see the homes, not the orders', async () => {
  const { core, database, clock } = app.server;
  const memberId = await app.newMember({ firstName: 'Dana', lastName: 'Quill' });
  const { id } = await transaction(database.db, (tx) =>
    placeOrder(tx, core.deps, {
      request: null,
      brandId: 'default',
      memberId,
      key: 'plug',
      quantity: 1,
      title: null,
      ...FREE_PLUG,
    }),
  );
  await database.db
    .update(orders)
    .set({ state: 'failed', failure: 'returned', failedAt: clock.now(), dueAt: null })
    .where(eq(orders.id, id));
  await app.open('/internal/queues/orders', { as: await app.newStaff(['internal_wallet']) });
  await waitFor(() => expect(list('Failed orders').rows).toMatchObject([{ Member: 'Dana Quill' }]));
  expect(tabs()).toEqual(['Failed orders 1']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await app.open('/internal/queues/refused', { as: await app.newStaff(['internal_programs']) });
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Queues' })).toBeVisible());
  expect(tabs().join()).not.toContain('Failed orders');
});
