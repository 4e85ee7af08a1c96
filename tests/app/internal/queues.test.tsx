import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { FREE_PLUG, placeOrder } from '../../../src/server/orders/service.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { layOut, list } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Queues' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

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
