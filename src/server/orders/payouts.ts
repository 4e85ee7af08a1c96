import { noLaterThanPromise } from '../../domain/orders/promise.ts';
import type { Db } from '../platform/db/db.ts';
import { JOBS, promiseOf, type Movers, type Placers } from './deps.ts';
import { moveOrder } from './move.ts';
import { readPayoutHold } from './queries.ts';
import {
  addHistory,
  changeOrder,
  isUnsentPayout,
  lockOrder,
  lockUnsentPayouts,
  type OrderRow,
} from './store.ts';
import type { OrderFailure } from './tables.ts';

/**
 * Gives a payout back that hasn't been sent; null once it may have left. `failure`: why staff refuse it; null: the
 * member calls it back.
 */
export async function withdrawOrder(
  tx: Db,
  deps: Movers,
  orderId: string,
  failure: OrderFailure | null = null,
): Promise<OrderRow | null> {
  const order = await lockOrder(tx, orderId);
  if (order === null || !isUnsentPayout(order)) return null;
  await addHistory(tx, order, deps.clock.now(), 'cancel_asked');
  const moved =
    failure === null
      ? await moveOrder(tx, deps, order, 'refunded')
      : await moveOrder(tx, deps, order, 'failed', { failure });
  await changeOrder(tx, orderId, { dueAt: null, heldFor: null });
  return moved;
}

/**
 * Sends a payout that staff have reviewed; null unless it waits for them. While payouts are on hold it waits with the
 * others.
 */
export async function releasePayout(tx: Db, deps: Placers, orderId: string): Promise<OrderRow | null> {
  const order = await lockOrder(tx, orderId);
  if (order === null || !isUnsentPayout(order) || order.heldFor !== 'review') return null;
  return sendOn(tx, deps, order);
}

/** Which payouts: one member's, or the whole brand's. */
export interface PayoutScope {
  readonly brandId: string;
  readonly memberId: string | null;
}

/**
 * Stops payouts that weren't sent yet; those that wait for staff keep waiting. Returns how many. Waits for
 * orders that are being sent just now, so that none leaves afterwards.
 */
export async function holdPayouts(
  tx: Db,
  { clock }: Placers,
  scope: PayoutScope,
  because: 'block' | 'stop',
): Promise<number> {
  const found = await lockUnsentPayouts(tx, scope, [null]);
  for (const order of found) {
    await changeOrder(tx, order.id, {
      heldFor: because,
      dueAt: noLaterThanPromise(order, null),
      changedAt: clock.now(),
    });
    await addHistory(tx, order, clock.now(), 'held', { because });
  }
  return found.length;
}

/** Sends stopped payouts on that nothing else holds; returns how many. */
export async function resumePayouts(tx: Db, deps: Placers, scope: PayoutScope): Promise<number> {
  let count = 0;
  for (const order of await lockUnsentPayouts(tx, scope, ['block', 'stop']))
    if ((await sendOn(tx, deps, order)).heldFor === null) count += 1;
  return count;
}

/** Sends a locked payout on, unless the member's or the brand's payouts are on hold. */
async function sendOn(tx: Db, deps: Placers, order: OrderRow): Promise<OrderRow> {
  const { clock, jobs } = deps;
  const now = clock.now();
  const heldFor = await readPayoutHold(tx, order.brand, order.memberId);
  const isLater = order.notBefore !== null && order.notBefore > now;
  // The time that it waited for staff isn't the provider's.
  const promisedAt = heldFor === null ? promiseOf(deps, order, now) : order.promisedAt;
  const dueAt = heldFor !== null ? null : isLater ? order.notBefore : now;
  const change = {
    heldFor,
    promisedAt,
    changedAt: now,
    dueAt: noLaterThanPromise({ ...order, promisedAt }, dueAt),
  };
  await changeOrder(tx, order.id, change);
  if (heldFor === null) await addHistory(tx, order, now, 'released');
  else if (heldFor !== order.heldFor) await addHistory(tx, order, now, 'held', { because: heldFor });
  if (dueAt !== null && !isLater) await jobs.send(tx, JOBS.fulfil, { orderId: order.id }, { key: order.id });
  return { ...order, ...change };
}
