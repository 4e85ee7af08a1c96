import { holdPosting } from '../../domain/ledger/orderPostings.ts';
import { pointsToCents } from '../../domain/ledger/payText.ts';
import { orderClass } from '../../domain/orders/orderClass.ts';
import type { OrderKind } from '../../domain/orders/orderKinds.ts';
import { isParcel, lacksAddress, type Delivery } from '../../domain/orders/orderRules.ts';
import { noLaterThanPromise } from '../../domain/orders/promise.ts';
import type { BarcodeFormat, OrderService } from '../../domain/rewards/catalogue.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import type { Currency } from '../../domain/brands/countries.ts';
import { lockBalances } from '../ledger/service.ts';
import type { MemberContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { conflict, refused, RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { admitOrder, lockSpending } from '../spending/service.ts';
import { book, releaseHold, toOrderCost } from './booking.ts';
import { JOBS, promiseOf, type Placers } from './deps.ts';
import { orderNotice } from './notices.ts';
import { readOrderer, type Orderer } from './queries.ts';
import { addHistory, insertOrder, orderByKey, takeStock, type OrderRow } from './store.ts';

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
  /** The order that staff send again by it. */
  readonly replaces?: string;
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
  // Sent together and run in this order, so that a hold set meanwhile is seen.
  const [balance, account] = await Promise.all([
    lockBalance(tx, placing),
    readOrderer(tx, brandId, memberId),
  ]);
  if (account === null) throw new Error('There is no such member to order for.');
  if (placing.request !== null) {
    const known = await admit(tx, placing.request, placing, account);
    if (known !== null) return { ...known, leftWatts: null };
  }
  const { heldAs = null } = placing;
  if (heldAs === null && balance < price.watts) {
    const known = await orderByKey(tx, memberId, key);
    if (known !== null) return { ...known, leftWatts: null };
    throw refused(say('orders.notEnough'), { code: 'NOT_ENOUGH_POINTS' });
  }
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
    replaces: placing.replaces ?? null,
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

/** The member's orders queue up here, so that the balance read is the one that is held from. Returns it in watts. */
async function lockBalance(tx: Db, { request, memberId, price }: Placing): Promise<number> {
  if (request !== null) return lockSpending(tx, memberId, price.points === 0);
  return price.watts === 0 ? 0 : ((await lockBalances(tx, [memberId])).get(memberId) ?? 0);
}

/** Asks the rules of spending; throws, or returns the order that this key has placed already. */
async function admit(
  tx: Db,
  request: MemberContext,
  placing: Placing,
  { isOnHold }: Orderer,
): Promise<OrderRow | null> {
  const { memberId, kind, value, worthPoints = null, rewardId, price } = placing;
  const hundredths =
    value?.hundredths ?? pointsToCents(worthPoints ?? price.points, request.brand.config) ?? 0;
  const wish = {
    class: orderClass({ kind, price: price.points, faceValue: value?.hundredths ?? null, worthPoints }),
    points: price.points,
    hundredths,
    rewardId,
  };
  try {
    await admitOrder({ ...request, db: tx }, wish, isOnHold);
    return null;
  } catch (error) {
    const known = error instanceof RequestError ? await orderByKey(tx, memberId, placing.key) : null;
    if (known === null) throw error;
    return known;
  }
}
