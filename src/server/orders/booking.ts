import type { OrderKind } from '../../domain/orders/orderKinds.ts';
import { holdPosting, releasePosting, type OrderCost } from '../../domain/ledger/orderPostings.ts';
import type { Posting } from '../../domain/ledger/posting.ts';
import { lockBalances, post } from '../ledger/service.ts';
import type { Db } from '../platform/db/db.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { OrderDeps } from './deps.ts';

/** The price of an order that is placed later, or never. */
export interface Hold {
  /** The id that the order will have. */
  readonly id: string;
  readonly memberId: string;
  readonly brand: string;
  readonly kind: OrderKind;
  readonly priceWatts: number;
}

/** Holds the price of an order that is placed once something else is paid. Throws NOT_ENOUGH_POINTS. */
export async function holdForOrder(tx: Db, { clock }: Pick<OrderDeps, 'clock'>, hold: Hold): Promise<void> {
  const balance = (await lockBalances(tx, [hold.memberId])).get(hold.memberId) ?? 0;
  if (balance < hold.priceWatts) throw refused(say('orders.notEnough'), { code: 'NOT_ENOUGH_POINTS' });
  await book(tx, hold, holdPosting(toOrderCost(hold)), clock.now());
}

/** Gives back what is held for an order that is not placed; a repeat changes nothing. */
export async function releaseHold(tx: Db, { clock }: Pick<OrderDeps, 'clock'>, hold: Hold): Promise<void> {
  await book(tx, hold, releasePosting(toOrderCost(hold)), clock.now());
}

export const toOrderCost = ({ id, memberId, brand, kind, priceWatts }: Hold): OrderCost => ({
  orderId: id,
  memberId,
  brandId: brand,
  kind,
  watts: priceWatts,
});

/** Books a posting of an order; null: there is nothing to book. */
export async function book(
  tx: Db,
  { brand, memberId }: Pick<Hold, 'brand' | 'memberId'>,
  posting: Posting | null,
  now: Date,
): Promise<void> {
  if (posting !== null) await post(tx, [{ brandId: brand, memberId, eventId: null, posting }], now);
}
