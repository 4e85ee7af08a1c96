import type { OurPayout, PayoutDifference } from '../../../domain/cashout/comparePayouts.ts';
import { partnerKey } from '../../orders/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';

/** $1 brand, $2 since. What was sent before and is still under way counts too. */
const ours = statement<{
  id: string;
  attempt: number;
  hundredths: number;
  currency: string;
  state: OurPayout['state'];
  askedAt: string | null;
}>(
  'payouts_to_compare',
  `select o.id, o.attempt, coalesce(o.value_hundredths, 0) as hundredths,
     coalesce(o.currency, '') as currency, o.state, o.asked_at as "askedAt"
   from orders o
   where o.brand = $1 and o.service = 'payouts' and (o.asked_at >= $2::timestamptz or o.asked_at is null)`,
);

/** The payouts that can be in the provider's list. */
export async function readOurPayouts(db: Db, brandId: string, since: Date): Promise<OurPayout[]> {
  const found = await ours(db, [brandId, since.toISOString()]);
  return found.map(({ id, attempt, askedAt, ...row }) => ({
    ...row,
    orderId: id,
    key: partnerKey({ id, attempt }),
    askedAt: askedAt === null ? null : instant(askedAt),
  }));
}

/** $1 brand. */
const short = statement<{ id: string; attempt: number; hundredths: number; taken: number; currency: string }>(
  'payouts_short',
  `select o.id, o.attempt, coalesce(o.value_hundredths, 0) as hundredths,
     floor(coalesce(o.value_hundredths, 0)::numeric * (o.price_watts - o.short_watts) / o.price_watts)::int as taken,
     coalesce(o.currency, '') as currency
   from orders o
   where o.brand = $1 and o.service = 'payouts' and o.short_watts > 0`,
);

/** Payouts that arrived after they had come back, of members who had spent some of the points. */
export async function readShortPayouts(db: Db, brandId: string): Promise<PayoutDifference[]> {
  const found = await short(db, [brandId]);
  return found.map(({ id, attempt, hundredths, taken, currency }) => ({
    kind: 'points_missing',
    reference: partnerKey({ id, attempt }),
    orderId: id,
    ours: taken,
    theirs: hundredths,
    currency,
    theirState: 'paid',
  }));
}

const brandOf = statement<{ brand: string }>(
  'payout_brand',
  `select o.brand from orders o where o.id = $1::uuid and o.service = 'payouts'`,
);

/** The brand of a payout; null: it is none. */
export async function readPayoutBrand(db: Db, orderId: string): Promise<string | null> {
  const [row] = await brandOf(db, [orderId]);
  return row?.brand ?? null;
}
