import { CURRENCIES } from '../../domain/brands/countries.ts';
import { mayCancel, mayReplace, mayRetry } from '../../domain/orders/orderRules.ts';
import { holdPoints, type Consent, type Held } from '../approvals/service.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { RequestError } from '../platform/errors.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { lockTargeting } from '../segments/service.ts';
import { JOBS, promiseOf, type OrderDeps, type Placers } from './deps.ts';
import { giveUp, moveOrder, refundDelivered } from './move.ts';
import { placeOrder, toDelivery } from './place.ts';
import { weighReplacement } from './replacementWeight.ts';
import { addHistory, changeOrder, isUnsentPayout, lockOrder, type OrderRow } from './store.ts';

export {
  brandOrders,
  changeOrder,
  isCoupon,
  lockOrder,
  memberOrder,
  readCodes,
  readStock,
  setStock,
} from './store.ts';
export type { OrderRow } from './store.ts';
export { holdForOrder, releaseHold, type Hold } from './booking.ts';
export { JOBS } from './deps.ts';
export { insertWebhookId as noteWebhook } from './store.ts';
export { moveOrder } from './move.ts';
export { holdPayouts, releasePayout, resumePayouts, withdrawOrder } from './payouts.ts';
export { authorized as payoutCall } from './services/payoutAccess.ts';
export { FAILURE_NAMES } from './failureNames.ts';
export { partnerKey } from './partnerKey.ts';
export { prizeKey, prizeOf, promoKey, promoOf } from './orderKeys.ts';
export { addressFaults, setAddress } from './setAddress.ts';
export { markUsed } from './codes.ts';
export { titleFor } from './titles.ts';
export type { OrderCode } from './fulfiller.ts';
export type { OrderFailure } from './tables.ts';
export {
  FIRST_DEVICE,
  FREE_PLUG,
  isPlug,
  placeOrder,
  toDelivery,
  type OrderedItem,
  type Placing,
} from './place.ts';

interface StaffChange {
  readonly brandId: string;
  readonly orderId: string;
  /** The attempt that staff saw. */
  readonly version: number;
  readonly actorId: string | null;
  readonly reason: string;
}

type StaffDeps = Placers & Pick<OrderDeps, 'db' | 'secrets'>;

/** Staff restart a failed order, with a new key at the shop. */
export function retryOrder(deps: StaffDeps, change: StaffChange) {
  return changeByStaff(deps, change, 'order.retry', async (tx, order, now) => {
    if (!mayRetry(order)) return refusal('NOT_ALLOWED', say('orders.notFailed'));
    const again = {
      attempt: order.attempt + 1,
      askedAt: null,
      silences: 0,
      shopNumber: null,
      carrier: null,
      trackingNumber: null,
      cancelAskedAt: null,
      acceptedAt: null,
      shippedAt: null,
      promisedAt: promiseOf(deps, order, now),
    };
    await addHistory(tx, order, now, 'retried', { attempt: again.attempt, reason: change.reason.trim() });
    await moveOrder(tx, deps, order, 'placed');
    await changeOrder(tx, order.id, {
      ...again,
      dueAt: toDelivery(order) === 'parcel-without-address' ? null : now,
    });
    if (toDelivery(order) !== 'parcel-without-address')
      await deps.jobs.send(tx, JOBS.fulfil, { orderId: order.id }, { key: order.id });
    return null;
  });
}

/**
 * Staff cancel an order that hasn't shipped. If the shop may know it, the job cancels it there first. A payout that
 * wasn't sent is refused instead, with a sentence for the member.
 */
export function cancelOrder(deps: StaffDeps, change: StaffChange) {
  return changeByStaff(deps, change, 'order.cancel', async (tx, order, now) => {
    if (isUnsentPayout(order)) return refusal('NOT_ALLOWED', say('cashout.refuseInstead'));
    if (!mayCancel(order))
      return refusal('NOT_ALLOWED', say(order.state === 'refunded' ? 'orders.cancelled' : 'orders.shipped'));
    await addHistory(tx, order, now, 'cancel_asked', { reason: change.reason.trim() });
    if (order.state === 'failed' || order.askedAt === null) {
      await moveOrder(tx, deps, order, 'refunded');
      await changeOrder(tx, order.id, { dueAt: null });
      return null;
    }
    await changeOrder(tx, order.id, { cancelAskedAt: order.cancelAskedAt ?? now, dueAt: now });
    await deps.jobs.send(tx, JOBS.fulfil, { orderId: order.id }, { key: order.id });
    return null;
  });
}

/** Staff give back what a delivered order cost, the card's part too, and the member is notified. No one decides on their own. */
export function refundOrder(deps: StaffDeps, change: StaffChange) {
  return changeByStaff(deps, change, 'order.refund', async (tx, order) => {
    if (order.memberId === change.actorId) return refusal('NOT_ALLOWED', say('orders.own'));
    return (await refundDelivered(tx, deps, order)) === null
      ? refusal('NOT_ALLOWED', say('orders.notRefundable'))
      : null;
  });
}

/**
 * Staff send an order once more that never reached its member: a fresh code, or a second parcel to the same address. The first
 * one is lost from then on: its code is no longer shown, and neither refunded nor replaced again. It costs the member nothing;
 * above the limit of points, alone or with what else was replaced for the member in the last 7 days, a second person decides. The
 * member is notified.
 */
export async function replaceOrder(
  deps: StaffDeps & Pick<Deps, 'config'>,
  { consent, ...change }: StaffChange & { readonly actorId: string; readonly consent?: Consent },
): Promise<{ readonly id: string } | { readonly refusal: RefusedChange } | Held> {
  try {
    return await changeByStaff(deps, change, 'order.replace', async (tx, order, now) => {
      if (order.memberId === change.actorId) return refusal('NOT_ALLOWED', say('orders.ownReplacement'));
      if (order.replacedBy !== null) return refusal('NOT_ALLOWED', say('orders.replaced'));
      if (!mayReplace(order)) return refusal('NOT_ALLOWED', say('orders.notReplaceable'));
      const weight = await weighReplacement(tx, deps, order);
      const { points } = weight;
      const held = await holdPoints(tx, deps, {
        ...change,
        item: { kind: 'REPLACEMENT', objectId: order.id },
        proposal: { kind: 'REPLACEMENT', points },
        before: null,
        after: { points },
        consent,
        ...weight,
      });
      if (held !== null) return held;
      const again = await placeOrder(tx, deps, {
        ...order,
        request: null,
        brandId: order.brand,
        key: `replacement:${deps.newId()}`,
        price: { points: 0, watts: 0 },
        value: toValue(order),
        worthPoints: null,
        replaces: order.id,
      });
      await giveUp(tx, deps, order, again.id);
      await addHistory(tx, order, now, 'replaced', { reason: change.reason.trim() });
      return null;
    });
  } catch (error) {
    if (error instanceof RequestError && error.details.code === 'SOLD_OUT')
      return refusal('NOT_ALLOWED', say('orders.noneLeft'));
    throw error;
  }
}

const toValue = ({ valueHundredths, currency }: OrderRow) => {
  const code = CURRENCIES.find((known) => known === currency);
  return valueHundredths === null || code === undefined
    ? null
    : { hundredths: valueHundredths, currency: code };
};

type NotChanged = ReturnType<typeof refusal> | Held;

async function changeByStaff<Not extends NotChanged>(
  { db, clock, newId }: StaffDeps,
  { brandId, orderId, version, actorId, reason }: StaffChange,
  action: string,
  work: (tx: Db, order: OrderRow, now: Date) => Promise<Not | null>,
) {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    if (action === 'order.replace') await lockTargeting(tx, brandId);
    const before = await lockOrder(tx, orderId);
    if (before?.brand !== brandId) return refusal('NOT_FOUND', say('orders.unknown'));
    if (before.attempt !== version) return refusal('STALE', say('orders.stale'));
    const notChanged = await work(tx, before, now);
    if (notChanged !== null) return notChanged;
    const after = await lockOrder(tx, orderId);
    const auditFields = ({ state, shipping, attempt, cancelAskedAt, heldFor, replacedBy }: OrderRow) => ({
      heldFor,
      replacedBy,
      state,
      shipping,
      attempt,
      cancelAsked: cancelAskedAt !== null,
    });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action,
      subject: `order:${orderId}`,
      reason: reason.trim(),
      before: auditFields(before),
      after: auditFields(after ?? before),
    });
    return { id: orderId };
  });
}
