import { isOpen, lacksAddress, type OrderProgress, type ParcelOrder } from './orderRules.ts';
import type { OrderKind } from './orderKinds.ts';

/** Days within which an order of each kind is delivered; after them it ends, and its points come back. */
export type OrderPromises = Readonly<Record<OrderKind, number>>;

/** Source: decisions, Rewards and cash-out. The payout provider returns unclaimed money after 30 days. */
export const DEFAULT_ORDER_PROMISES: OrderPromises = {
  cash: 31,
  coupon: 3,
  device: 21,
  donation: 7,
  gift_card: 3,
  prize: 21,
  swag: 21,
  wheel: 21,
};

const DAY_MS = 24 * 60 * 60_000;

/** When an order that begins at `from` has to be delivered. */
export const promiseFrom = (kind: OrderKind, promises: OrderPromises, from: Date): Date =>
  new Date(from.getTime() + promises[kind] * DAY_MS);

/** An order and its promise. */
export interface PromisedOrder extends OrderProgress, ParcelOrder {
  readonly priceWatts: number;
  /** null: it was placed before there were promises. */
  readonly promisedAt: Date | null;
}

/** When an order's points come back by themselves; null: it is over, or cost none. */
export const pointsReturnAt = ({
  priceWatts,
  promisedAt,
  ...progress
}: Pick<PromisedOrder, 'priceWatts' | 'promisedAt' | 'state'>): Date | null =>
  isOpen(progress) && priceWatts > 0 ? promisedAt : null;

/** When an order ends by itself; null: it is over. A free one that waits for the member's address costs no one anything. */
function endsAt({ priceWatts, promisedAt, ...order }: PromisedOrder): Date | null {
  return isOpen(order) && (priceWatts > 0 || !lacksAddress(order)) ? promisedAt : null;
}

/** Whether it has to end now. */
export function isOverdue(order: PromisedOrder, now: Date): boolean {
  const at = endsAt(order);
  return at !== null && at <= now;
}

/** When an open order is looked at next: what it waits for, but no later than the end of its promise. */
export function noLaterThanPromise(order: PromisedOrder, at: Date | null): Date | null {
  const end = endsAt(order);
  return end === null || (at !== null && at < end) ? at : end;
}

/** Product: staff see open orders as late this many days before their promise ends. */
const LATE_DAYS = 2;

/** Open orders whose promise ends until then are late now. */
export const lateUntil = (now: Date): Date => new Date(now.getTime() + LATE_DAYS * DAY_MS);
