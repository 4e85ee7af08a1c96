import type { Locale } from '../../domain/brands/countries.ts';
import { pointsWorth } from '../../domain/cashout/blockers.ts';
import type { ReviewReason } from '../../domain/cashout/review.ts';
import { pointsToWatts } from '../../domain/ledger/watts.ts';
import type { MemberContext, RequestBrand } from '../platform/context.ts';
import { placeOrder, type OrderRow } from '../orders/service.ts';
import type { Db } from '../platform/db/db.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { insertReview } from './store/cashouts.ts';

/** A cash-out to the payment provider. */
export interface Payout {
  /** The member's; null: the demonstration places it. */
  readonly request: MemberContext | null;
  readonly brand: RequestBrand;
  readonly locale: Locale;
  readonly memberId: string;
  /** One order per key. */
  readonly key: string;
  readonly points: number;
  readonly pointsPerUnit: number;
  readonly destination: string;
  readonly destinationKey: string;
  readonly browserKey: string | null;
  readonly addressKey: string | null;
  /** Why staff review it first; empty: they don't. */
  readonly reasons: readonly ReviewReason[];
  readonly notBefore: Date | null;
}

/** Places the order of a payout, whose price is held, and what staff need to decide on it. */
export async function placePayout(
  tx: Db,
  deps: Parameters<typeof placeOrder>[1],
  payout: Payout,
): Promise<OrderRow> {
  const { brand, locale, memberId, points, pointsPerUnit, reasons, destination, notBefore } = payout;
  const { currency, wattConversionRate } = brand.config;
  const order = await placeOrder(tx, deps, {
    request: payout.request,
    kind: 'cash',
    service: 'payouts',
    item: inWords(locale, say('cashout.emailSubject', { product: brand.publicIn(locale).words.productName })),
    rewardId: null,
    price: { points, watts: pointsToWatts(points, wattConversionRate) },
    value: { hundredths: pointsWorth(points, pointsPerUnit), currency },
    barcode: null,
    brandId: brand.id,
    memberId,
    key: payout.key,
    quantity: 1,
    title: inWords(locale, say('cashout.title')),
    payout: { destination, reviewReasons: reasons, notBefore },
  });
  await insertReview(tx, {
    orderId: order.id,
    memberId,
    brand: brand.id,
    destinationKey: payout.destinationKey,
    browserKey: payout.browserKey,
    addressKey: payout.addressKey,
    reasons,
    placedAt: deps.clock.now(),
  });
  return order;
}
