import { holdPosting } from '../../domain/ledger/orderPostings.ts';
import { pointsToCents } from '../../domain/ledger/payText.ts';
import { orderClass } from '../../domain/orders/orderClass.ts';
import type { OrderKind } from '../../domain/orders/orderKinds.ts';
import {
  isParcel,
  lacksAddress,
  mayCancel,
  mayRetry,
  type Delivery,
} from '../../domain/orders/orderRules.ts';
import { noLaterThanPromise } from '../../domain/orders/promise.ts';
import type { BarcodeFormat, OrderService } from '../../domain/rewards/catalogue.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import type { Currency } from '../../domain/brands/countries.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { lockBalances } from '../ledger/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { MemberContext } from '../platform/context.ts';
import { conflict, refused, RequestError } from '../platform/errors.ts';
import { invalid, refusal } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { admitOrder } from '../spending/service.ts';
import { book, toOrderCost, releaseHold } from './booking.ts';
import { JOBS, promiseOf, type OrderDeps, type Placers } from './deps.ts';
import { moveOrder, refundDelivered } from './move.ts';
import { orderNotice } from './notices.ts';
import { readDestination } from './queries.ts';
import {
  changeOrder,
  insertOrder,
  isUnsentPayout,
  lockOrder,
  addHistory,
  orderByKey,
  takeStock,
  type OrderRow,
} from './store.ts';

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

/** The free first device's key: one per member, however it is requested. */
export const FIRST_DEVICE = 'first_device';

/** The reward, and who fulfils it. */
export interface OrderedItem {
  readonly kind: OrderKind;
  readonly service: OrderService;
  readonly item: string;
  /** The reward of the catalogue; its stock is taken with the order. */
  readonly rewardId: string | null;
  /** What the member pays, held until the order ends. */
  readonly price: { readonly points: number; readonly watts: number };
  /** A gift card's or donation's worth. */
  readonly value: { readonly hundredths: number; readonly currency: Currency } | null;
  readonly barcode: BarcodeFormat | null;
}

/** The free first device. */
export const FREE_PLUG: OrderedItem = {
  kind: 'device',
  service: 'shop',
  item: 'smart_plug',
  rewardId: null,
  price: { points: 0, watts: 0 },
  value: null,
  barcode: null,
};

/** Whether it is one of our smart plugs, which have words of their own. */
export const isPlug = ({ item, rewardId }: Pick<OrderRow, 'item' | 'rewardId'>): boolean =>
  rewardId === null && item === FREE_PLUG.item;

export interface Placing extends OrderedItem {
  /** The member's request, which has to pass the rules of spending; null: we place it on our own. */
  readonly request: MemberContext | null;
  readonly brandId: string;
  readonly memberId: string;
  /** One order per key. */
  readonly key: string;
  readonly quantity: number;
  readonly title: string | null;
  /** The recipient's address; default: the account's. Only for parcels. */
  readonly address?: PostalAddress | null;
  /** What a card has paid beside the points. */
  readonly card?: { readonly hundredths: number; readonly currency: Currency } | null;
  /** What something is worth that costs nothing, for the tax year. */
  readonly worthPoints?: number | null;
  /** The id under which `holdForOrder` holds its price already. */
  readonly heldAs?: string | null;
  /** Only for money. */
  readonly payout?: {
    readonly destination: string;
    /** Why it waits for staff; empty: it doesn't. */
    readonly reviewReasons: readonly string[];
    /** It is sent no sooner; null: immediately. */
    readonly notBefore: Date | null;
  };
}

export interface Placed extends OrderRow {
  /** What the member can spend afterwards; null: it cost nothing, or the key's order was there before. */
  readonly leftWatts: number | null;
}

export function toDelivery(order: OrderRow): Delivery {
  return !isParcel(order) ? 'no-parcel' : lacksAddress(order) ? 'parcel-without-address' : 'parcel';
}

/**
 * Places an order, holds its price and queues its fulfilment in the caller's transaction, which takes its stock when it
 * commits. A parcel without an address waits for one. The same key answers the existing order. Throws
 * NOT_ENOUGH_POINTS and what the rules of spending refuse; the transaction throws SOLD_OUT. Source: rewards, "One model: an order".
 */
export async function placeOrder(tx: Db, deps: Placers, placing: Placing): Promise<Placed> {
  const { brandId, memberId, key, kind, item, rewardId, price, quantity, title } = placing;
  const now = deps.clock.now();
  if (placing.request !== null) {
    const known = await admit(tx, placing.request, placing);
    if (known !== null) return { ...known, leftWatts: null };
  }
  // The member's orders queue up here, so that the balance read is the one that is held from.
  const [balances, account] = await Promise.all([
    price.watts === 0 ? new Map<string, number>() : lockBalances(tx, [memberId]),
    readDestination(tx, brandId, memberId),
  ]);
  const balance = balances.get(memberId) ?? 0;
  const { heldAs = null } = placing;
  if (heldAs === null && balance < price.watts) {
    const known = await orderByKey(tx, memberId, key);
    if (known !== null) return { ...known, leftWatts: null };
    throw refused(say('orders.notEnough'), { code: 'NOT_ENOUGH_POINTS' });
  }
  if (account === null) throw new Error('There is no such member to order for.');
  const address = isParcel(placing) ? (placing.address ?? account.address) : null;
  const { payout } = placing;
  const isHeld = (payout?.reviewReasons.length ?? 0) > 0;
  const isReady = !isHeld && (!isParcel(placing) || address !== null);
  const dueAt = payout?.notBefore != null && payout.notBefore > now ? payout.notBefore : now;
  const promisedAt = promiseOf(deps, { brand: brandId, kind }, now);
  const promise = {
    state: 'placed',
    shipping: null,
    priceWatts: price.watts,
    promisedAt,
    service: placing.service,
    address,
  } as const;
  const made = await insertOrder(tx, {
    id: heldAs ?? deps.newId(),
    memberId,
    brand: brandId,
    key,
    kind,
    item,
    service: placing.service,
    rewardId,
    quantity,
    title,
    state: 'placed',
    recipient: account.recipient,
    address,
    priceWatts: price.watts,
    pricePoints: price.points,
    worthPoints: placing.worthPoints ?? null,
    valueHundredths: placing.value?.hundredths ?? null,
    cardHundredths: placing.card?.hundredths ?? 0,
    currency: placing.value?.currency ?? placing.card?.currency ?? null,
    barcode: placing.barcode,
    placedAt: now,
    promisedAt,
    changedAt: now,
    destination: payout?.destination ?? null,
    heldFor: isHeld ? 'review' : null,
    notBefore: payout?.notBefore ?? null,
    dueAt: noLaterThanPromise(promise, isReady ? dueAt : null),
  });
  if (made === null) {
    const first = await orderByKey(tx, memberId, key);
    if (first === null) throw new Error('The order that was there is gone.');
    if (heldAs !== null && heldAs !== first.id)
      await releaseHold(tx, deps, {
        id: heldAs,
        memberId,
        brand: brandId,
        kind,
        priceWatts: price.watts,
      });
    return { ...first, leftWatts: null };
  }
  await Promise.all([
    // What is held under this id already stays as it is.
    book(tx, made, holdPosting(toOrderCost(made)), now),
    isHeld && addHistory(tx, made, now, 'held', { because: payout?.reviewReasons.join(', ') ?? '' }),
    isReady && dueAt === now && deps.jobs.send(tx, JOBS.fulfil, { orderId: made.id }, { key: made.id }),
  ]);
  const notice = orderNotice(made, 'placed');
  if (notice !== null) await deps.notify.send(tx, notice);
  if (rewardId !== null)
    await takeStock(tx, rewardId, quantity, () => conflict(say('orders.soldOut'), 'SOLD_OUT'));
  const leftWatts = price.watts === 0 ? null : heldAs === null ? balance - price.watts : balance;
  return { ...made, leftWatts };
}

/** Asks the rules of spending; throws, or returns the order that this key has placed already. */
async function admit(tx: Db, request: MemberContext, placing: Placing): Promise<OrderRow | null> {
  const { kind, value, worthPoints = null, rewardId, price } = placing;
  const hundredths =
    value?.hundredths ?? pointsToCents(worthPoints ?? price.points, request.brand.config) ?? 0;
  const wish = {
    class: orderClass({ kind, price: price.points, faceValue: value?.hundredths ?? null, worthPoints }),
    points: price.points,
    hundredths,
    rewardId,
  };
  try {
    await admitOrder({ ...request, db: tx }, wish);
    return null;
  } catch (error) {
    const known = error instanceof RequestError ? await orderByKey(tx, placing.memberId, placing.key) : null;
    if (known === null) throw error;
    return known;
  }
}

interface StaffChange {
  readonly brandId: string;
  readonly orderId: string;
  /** The attempt that staff saw. */
  readonly version: number;
  readonly actorId: string | null;
  readonly reason: string;
}

type StaffDeps = Placers & Pick<OrderDeps, 'db' | 'notify' | 'secrets'>;

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

/** Staff give the points of a delivered order back. Staff can't decide on their own orders. The member is notified. */
export function refundOrder(deps: StaffDeps, change: StaffChange) {
  return changeByStaff(deps, change, 'order.refund', async (tx, order) => {
    if (order.memberId === change.actorId) return refusal('NOT_ALLOWED', say('orders.own'));
    return (await refundDelivered(tx, deps, order)) === null
      ? refusal('NOT_ALLOWED', say('orders.notRefundable'))
      : null;
  });
}

async function changeByStaff(
  { db, clock, newId }: StaffDeps,
  { brandId, orderId, version, actorId, reason }: StaffChange,
  action: string,
  work: (tx: Db, order: OrderRow, now: Date) => Promise<ReturnType<typeof refusal> | null>,
) {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = await lockOrder(tx, orderId);
    if (before?.brand !== brandId) return refusal('NOT_FOUND', say('orders.unknown'));
    if (before.attempt !== version) return refusal('STALE', say('orders.stale'));
    const refusedBecause = await work(tx, before, now);
    if (refusedBecause !== null) return refusedBecause;
    const after = await lockOrder(tx, orderId);
    const auditFields = ({ state, shipping, attempt, cancelAskedAt, heldFor }: OrderRow) => ({
      heldFor,
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
