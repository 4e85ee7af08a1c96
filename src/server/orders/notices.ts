import type { OrderStep } from '../../domain/orders/orderRules.ts';
import type { Message } from '../platform/notify.ts';
import { prizeOf, promoOf } from './orderKeys.ts';
import type { OrderRow } from './store.ts';

/** The message to a member when an order has moved to a step; null: none. Codes are never part of it. */
export function orderNotice(order: OrderRow, step: OrderStep): Message | null {
  const { id: orderId, attempt, brand: brandId, memberId } = order;
  if (order.service === 'payouts') return payoutNotice(order, step);
  const title = order.title ?? '';
  const about = {
    orderId,
    count: String(order.quantity),
    // Points come back in their own message; what only a card has paid goes back there.
    what:
      order.cardHundredths > 0
        ? 'card'
        : order.rewardId === null && order.item === 'smart_plug'
          ? 'plug'
          : 'reward',
    title,
  } as const;
  switch (step) {
    case 'shipped':
      return {
        brandId,
        memberId,
        template: 'order-shipped',
        values: { ...about, carrier: order.carrier ?? '', tracking: order.trackingNumber ?? 'none' },
        key: `order-shipped:${orderId}:${attempt}`,
      };
    case 'failed':
      return {
        brandId,
        memberId,
        template: 'order-failed',
        values: { ...about, failure: order.failure ?? 'refused' },
        key: `order-failed:${orderId}:${attempt}`,
      };
    case 'refunded':
      if (order.priceWatts === 0)
        return order.failure === 'late'
          ? {
              brandId,
              memberId,
              template: 'order-late',
              values: { orderId, title, back: whatComesBack(order) },
              key: `order-late:${orderId}`,
            }
          : {
              brandId,
              memberId,
              template: 'order-cancelled',
              values: about,
              key: `order-cancelled:${orderId}`,
            };
      return {
        brandId,
        memberId,
        template: 'order-refunded',
        values: {
          orderId,
          title,
          reason: order.failure ?? (order.fulfilledAt === null ? 'cancelled' : 'delivered'),
          points: String(order.pricePoints),
        },
        key: `order-refunded:${orderId}`,
      };
    case 'fulfilled':
      return order.service === 'shop'
        ? {
            brandId,
            memberId,
            template: 'order-delivered',
            values: about,
            key: `order-delivered:${orderId}:${attempt}`,
          }
        : {
            brandId,
            memberId,
            template: 'order-fulfilled',
            values: { orderId, title, kind: order.kind, receipt: order.shopNumber ?? 'none' },
            key: `order-fulfilled:${orderId}`,
          };
    case 'placed':
      if (order.replaces !== null)
        return {
          brandId,
          memberId,
          template: 'order-replaced',
          values: { ...about, way: order.service === 'shop' ? 'parcel' : 'code' },
          key: `order-replaced:${orderId}`,
        };
      // What is won has a message of its own, and a code comes within a minute.
      return order.service === 'shop' && order.kind !== 'wheel'
        ? { brandId, memberId, template: 'order-placed', values: about, key: `order-placed:${orderId}` }
        : null;
    case 'accepted':
      return null;
  }
}

/** What the member has again of a free order that ended. */
const whatComesBack = ({ cardHundredths, key }: OrderRow): 'card' | 'code' | 'prize' | 'nothing' =>
  cardHundredths > 0 ? 'card' : promoOf(key) !== null ? 'code' : prizeOf(key) !== null ? 'prize' : 'nothing';

/** A payout notifies when it has arrived and when it came back; the wallet notifies when it is ordered. */
function payoutNotice(order: OrderRow, step: OrderStep): Message | null {
  const { id: orderId, brand: brandId, memberId, failure, pricePoints } = order;
  const about = { orderId, points: String(pricePoints), destination: order.destination ?? '' };
  if (step === 'fulfilled')
    return { brandId, memberId, template: 'payout-sent', values: about, key: `payout-sent:${orderId}` };
  return step === 'refunded'
    ? {
        brandId,
        memberId,
        template: 'payout-returned',
        values: { ...about, reason: failure ?? 'cancelled' },
        key: `payout-returned:${orderId}`,
      }
    : null;
}

/** What a payout's money did after it was over; `watts`: what came back, or was taken again. */
export function latePayoutNotice(order: OrderRow, watts: number): Message {
  const { id: orderId, brand: brandId, memberId, pricePoints, priceWatts } = order;
  const toPoints = (some: number): string => String(Math.floor((pricePoints * some) / priceWatts));
  const about = { orderId, destination: order.destination ?? '' };
  return order.state === 'refunded'
    ? {
        brandId,
        memberId,
        template: 'payout-returned',
        values: { ...about, points: toPoints(watts), reason: 'returned' },
        key: `payout-returned:${orderId}:${order.lateMoves}`,
      }
    : {
        brandId,
        memberId,
        template: 'payout-arrived-late',
        values: {
          ...about,
          points: String(pricePoints),
          taken: toPoints(watts),
          isShort: order.shortWatts > 0 ? 'yes' : 'no',
        },
        key: `payout-arrived-late:${orderId}:${order.lateMoves}`,
      };
}
