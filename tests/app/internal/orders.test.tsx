import { screen, waitFor, within } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { OrderStep } from '../../../src/domain/orders/orderRules.ts';
import {
  FREE_PLUG,
  moveOrder,
  placeOrder,
  type OrderedItem,
  type OrderRow,
} from '../../../src/server/orders/service.ts';
import { orderDifferences, orders } from '../../../src/server/orders/tables.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { givePoints } from '../../support/rewardShelf.ts';
import { layOut } from '../../support/staffPages.ts';
import { wholeApp, type OpenApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const deps = () => app.server.core.deps;
const ADDRESS = {
  line1: '12 Alder Street',
  line2: null,
  city: 'Davis',
  region: 'CA',
  postal_code: '95616',
  country: 'US' as const,
};

type Step = readonly [OrderStep, Parameters<typeof moveOrder>[4]?];
/** An order of a member of 5,000 points, at this step. */
async function placed(title: string, item: Partial<OrderedItem>, ...steps: readonly Step[]) {
  const memberId = await app.newMember({ firstName: 'Dana', lastName: 'Reyes', shippingAddress: ADDRESS });
  await givePoints(deps(), memberId, 5_000);
  const id = await transaction(app.server.database.db, async (tx) => {
    let row: OrderRow = await placeOrder(tx, deps(), {
      request: null,
      brandId: 'default',
      memberId,
      key: deps().newId(),
      quantity: 1,
      title,
      ...FREE_PLUG,
      price: { points: 1_500, watts: 150_000 },
      ...item,
    });
    for (const [step, facts] of steps) row = (await moveOrder(tx, deps(), row, step, facts)) ?? row;
    return row.id;
  });
  return { memberId, id, path: `/internal/orders/${encodeURIComponent(toGlobalId('StaffOrder', id))}` };
}
const openDesk = async (path: string) =>
  app.open(path, { as: await app.newStaff(['internal_wallet'], { firstName: 'Robin' }) });

/** Presses a button of the open order, and again below its reason. */
async function decide({ user }: OpenApp, action: string, question: string, reason: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.type(await dialog.findByLabelText('Reason'), reason);
  await user.click(dialog.getByRole('button', { name: action }));
  expect(await screen.findByText(`“${reason}”`)).toBeVisible();
}

it('a shipped parcel is on the member’s page, and in the list of staff with its address', async () => {
  const { memberId, id } = await placed(
    'Tote bag',
    { kind: 'swag', item: 'TOTE', price: { points: 0, watts: 0 } },
    ['accepted'],
    ['shipped'],
  );
  await app.open(`/orders/${id}`, { as: memberId });
  expect(await screen.findByRole('heading', { level: 2, name: /on its way/ })).toBeVisible();
  const desk = await openDesk('/internal/orders?status=SHIPPED');
  const row = (await screen.findAllByRole('row')).find((each) => each.textContent.includes('Tote bag'))!;
  expect(row).toHaveTextContent('Shipped');
  await desk.user.click(within(row).getAllByRole('link')[0]!);
  expect(await screen.findByText(/12 Alder Street/)).toBeVisible();
});

it('an order without an address says so to its member and to staff', async () => {
  const { memberId, id, path } = await placed('Tote bag', { kind: 'swag', item: 'TOTE' });
  await app.server.database.db.update(orders).set({ address: null }).where(eq(orders.id, id));
  await app.open(`/orders/${id}`, { as: memberId });
  expect(await screen.findByRole('button', { name: /address/i })).toBeVisible();
  await openDesk(path);
  expect(await screen.findByText('the member’s address')).toBeVisible();
});

it('staff send a parcel that came back once more', async () => {
  const { path } = await placed(
    'Tote bag',
    { kind: 'swag', item: 'TOTE', price: { points: 0, watts: 0 } },
    ['accepted'],
    ['shipped'],
    ['failed', { failure: 'returned' }],
  );
  const desk = await openDesk(path);
  expect(await screen.findByText('The package came back.')).toBeVisible();
  await decide(desk, 'Try again', 'Try this order again?', 'They were away');
  await waitFor(() => expect(screen.queryByText('The package came back.')).not.toBeInTheDocument());
});

it('staff refund a delivered order, and the member sees the points', async () => {
  const { path, memberId, id } = await placed(
    'Pageturner Books',
    { kind: 'gift_card', service: 'alder', item: 'BOOKS' },
    ['fulfilled', { code: { code: '6006491234567890', pin: null, expiresAt: null } }],
  );
  const desk = await openDesk(path);
  await decide(desk, 'Refund', 'Refund this order?', 'The code didn’t work');
  const ledger = await screen.findByRole('grid', { name: 'Ledger' });
  await waitFor(() => expect(ledger).toHaveTextContent('Returned to the balance'));
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  await app.open(`/orders/${id}`, { as: memberId });
  expect(await screen.findByText(/You have \$15\.00 back in your wallet\./)).toBeVisible();
});

it('staff cancel an order that was not sent yet, and the member reads where the points are', async () => {
  const { path, memberId, id } = await placed('Marquee Cinemas', {
    kind: 'gift_card',
    service: 'alder',
    item: 'BOOKS',
  });
  const desk = await openDesk(path);
  await decide(desk, 'Cancel the order', 'Cancel this order?', 'Asked for on the phone');
  const ledger = await screen.findByRole('grid', { name: 'Ledger' });
  await waitFor(() => expect(ledger).toHaveTextContent('Returned to the balance'));
  await app.open(`/orders/${id}`, { as: memberId });
  expect(await screen.findByRole('heading', { level: 2, name: 'It didn’t work out' })).toBeVisible();
  expect(screen.getByText(/You have \$15\.00 back in your wallet\./)).toBeVisible();
});

it('staff settle a difference from a service’s list', async () => {
  const { id } = await placed('Pageturner Books', { kind: 'gift_card', service: 'alder', item: 'BOOKS' });
  await app.server.database.db.insert(orderDifferences).values({
    service: 'alder',
    brand: 'default',
    kind: 'unknown_there',
    reference: id,
    orderId: id,
    ours: 1_500,
    currency: 'USD',
    foundAt: app.server.clock.now(),
  });
  const desk = await openDesk('/internal/orders/differences');
  const words = 'They have no record of one of our orders';
  expect(await screen.findByText(words)).toBeVisible();
  await desk.user.click(screen.getByRole('button', { name: 'Settle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle this difference?' }));
  await desk.user.type(await dialog.findByLabelText('Reason'), 'The code works, they say');
  await desk.user.click(dialog.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  await desk.user.click(screen.getByRole('link', { name: 'Settled' }));
  expect(await screen.findByText(/The code works, they say/)).toBeVisible();
});
