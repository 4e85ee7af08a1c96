import type { OurPayout } from '../../../domain/cashout/comparePayouts.ts';
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
