import {
  capturePosting,
  payoutReturnPosting,
  recapturePosting,
  refundPosting,
  releasePosting,
} from '../../domain/ledger/orderPostings.ts';
import {
  afterStep,
  lateStep,
  mayRefund,
  STEP_PROGRESS,
  type OrderStep,
} from '../../domain/orders/orderRules.ts';
import { lockBalances } from '../ledger/service.ts';
import type { Db } from '../platform/db/db.ts';
import { book, toOrderCost } from './booking.ts';
import { sealedCode } from './codes.ts';
import { backOff, JOBS, promiseOf, type Movers, type OrderDeps } from './deps.ts';
import type { OrderCode } from './fulfiller.ts';
import { latePayoutNotice, orderNotice } from './notices.ts';
import { prizeOf, promoOf } from './orderKeys.ts';
import { addHistory, changeOrder, returnStock, type OrderRow } from './store.ts';
import type { OrderFailure } from './tables.ts';

/** What a step records. */
export interface StepFacts {
  readonly number?: string | null;
  readonly carrier?: string | null;
  readonly trackingNumber?: string | null;
  readonly failure?: OrderFailure | null;
  readonly code?: OrderCode | null;
}

const WHEN = {
  accepted: 'acceptedAt',
  shipped: 'shippedAt',
  fulfilled: 'fulfilledAt',
  failed: 'failedAt',
  refunded: 'refundedAt',
} as const;

/**
 * Moves a locked order to a step, settles its price and notifies the member; null if the step changes nothing. What
 * cost points and failed is refunded immediately. A free order that failed waits for staff, except where its promised time
 * is over and the member can ask for it again. A parcel that has left has its promised time once more.
 */
export async function moveOrder(
  tx: Db,
  deps: Movers,
  order: OrderRow,
  step: OrderStep,
  { number, carrier, trackingNumber, failure, code }: StepFacts = {},
): Promise<OrderRow | null> {
  const { clock, jobs, notify } = deps;
  const next = afterStep(order, step);
  if (next === null) return null;
  const now = clock.now();
  const change = {
    ...next,
    changedAt: now,
    ...(step === 'placed' ? {} : { [WHEN[step]]: now }),
    shopNumber: number ?? order.shopNumber,
    carrier: carrier ?? order.carrier,
    trackingNumber: trackingNumber ?? order.trackingNumber,
    ...(code == null ? {} : sealedCode(deps, order.id, code)),
    ...(step === 'shipped' ? { promisedAt: promiseOf(deps, order, now) } : {}),
    failure: step === 'failed' ? (failure ?? 'refused') : step === 'placed' ? null : order.failure,
  };
  await changeOrder(tx, order.id, change);
  await addHistory(tx, order, now, 'moved', {
    to: step,
    ...(step === 'failed' && change.failure !== null ? { failure: change.failure } : {}),
  });
  const moved = { ...order, ...change };
  if (step === 'fulfilled') await book(tx, moved, capturePosting(toOrderCost(moved)), now);
  if (step === 'refunded') {
    await book(tx, moved, releasePosting(toOrderCost(moved)), now);
    if (moved.rewardId !== null) await returnStock(tx, moved.rewardId, moved.quantity);
    if (promoOf(moved.key) !== null)
      await jobs.send(tx, JOBS.cancelled, { orderId: moved.id }, { key: moved.id });
    if (prizeOf(moved.key) !== null)
      await jobs.send(tx, JOBS.prizeCancelled, { orderId: moved.id }, { key: moved.id });
    // The member has neither: staff may replace or refund the first one.
    if (moved.replaces !== null) await changeOrder(tx, moved.replaces, { replacedBy: null });
  }
  if (step === 'failed' && (moved.priceWatts > 0 || (moved.failure === 'late' && canBeAskedForAgain(moved))))
    return moveOrder(tx, deps, moved, 'refunded');
  // A retry is no new order.
  const notice = step === 'placed' ? null : orderNotice(moved, step);
  if (notice !== null) await notify.send(tx, notice);
  return moved;
}

/**
 * Whether an end without staff takes nothing from the member: the card's money, the code's use or the prize come back. A
 * replacement that is late stays with staff.
 */
const canBeAskedForAgain = ({ cardHundredths, rewardId, key, replaces }: OrderRow): boolean =>
  replaces === null &&
  (cardHundredths > 0 || rewardId !== null || promoOf(key) !== null || prizeOf(key) !== null);

/**
 * Ends a locked order whose promised time is over, and gives its points back. `isUnanswered`: the service has still to be told
 * that it is cancelled.
 */
export async function endLate(tx: Db, deps: Movers, order: OrderRow, isUnanswered: boolean): Promise<void> {
  const now = deps.clock.now();
  const moved = await moveOrder(tx, deps, order, 'failed', { failure: 'late' });
  // Staff decide on what failed.
  const isAskedAgain = isUnanswered && moved?.state === 'refunded';
  await changeOrder(tx, order.id, {
    heldFor: null,
    cancelAskedAt: isAskedAgain ? (order.cancelAskedAt ?? now) : null,
    dueAt: isAskedAgain ? new Date(now.getTime() + backOff(order.silences)) : null,
  });
}

/**
 * Gives back what a locked, delivered order cost in points and on the card, and takes its code away; null if it isn't one. Its
 * stock doesn't come back, because the service has delivered it.
 */
export async function refundDelivered(
  tx: Db,
  { clock, jobs, notify }: Pick<OrderDeps, 'clock' | 'jobs' | 'notify'>,
  order: OrderRow,
): Promise<OrderRow | null> {
  if (!mayRefund(order)) return null;
  const now = clock.now();
  const change = { ...STEP_PROGRESS.refunded, changedAt: now, refundedAt: now, secret: null, dueAt: null };
  await changeOrder(tx, order.id, change);
  await addHistory(tx, order, now, 'moved', { to: 'refunded' });
  const moved = { ...order, ...change };
  await book(tx, moved, refundPosting(toOrderCost(moved)), now);
  if (moved.cardHundredths > 0) await jobs.send(tx, JOBS.cardBack, { orderId: moved.id }, { key: moved.id });
  const notice = orderNotice(moved, 'refunded');
  if (notice !== null) await notify.send(tx, notice);
  return moved;
}

/**
 * Ends a locked order that never reached its member, because another one goes out for it: its code is gone, and what was held
 * for a parcel on its way is paid out, since the service has sent it.
 */
export async function giveUp(
  tx: Db,
  { clock }: Pick<OrderDeps, 'clock'>,
  order: OrderRow,
  replacedBy: string,
): Promise<void> {
  const now = clock.now();
  await changeOrder(tx, order.id, {
    ...STEP_PROGRESS.fulfilled,
    failure: 'lost',
    secret: null,
    replacedBy,
    dueAt: null,
    changedAt: now,
  });
  if (order.state !== 'fulfilled') await book(tx, order, capturePosting(toOrderCost(order)), now);
}

/**
 * Books what the provider says later of a locked payout that was over: its points come back with its money, or are taken
 * again as far as the balance goes. The rest is left for staff. null: nothing new.
 */
export async function movePayoutLate(
  tx: Db,
  { clock, notify }: Pick<OrderDeps, 'clock' | 'notify'>,
  order: OrderRow,
  reported: OrderStep,
): Promise<OrderRow | null> {
  const step = lateStep(order.state, reported);
  if (step === null) return null;
  const now = clock.now();
  const isPaid = step === 'fulfilled';
  const balance = isPaid ? ((await lockBalances(tx, [order.memberId])).get(order.memberId) ?? 0) : 0;
  const change = {
    ...STEP_PROGRESS[step],
    [WHEN[step]]: now,
    changedAt: now,
    lateMoves: order.lateMoves + 1,
    shortWatts: isPaid ? Math.max(0, order.priceWatts - balance) : 0,
    failure: isPaid ? null : ('returned' as const),
  };
  await changeOrder(tx, order.id, change);
  await addHistory(tx, order, now, 'moved', {
    to: step,
    ...(change.shortWatts > 0 ? { missing: change.shortWatts } : {}),
  });
  const moved = { ...order, ...change };
  // What wasn't taken can't come back.
  const cost = { ...toOrderCost(order), watts: order.priceWatts - (isPaid ? change : order).shortWatts };
  await book(tx, moved, (isPaid ? recapturePosting : payoutReturnPosting)(cost, moved.lateMoves), now);
  await notify.send(tx, latePayoutNotice(moved, cost.watts));
  return moved;
}
