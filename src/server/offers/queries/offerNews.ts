import type { Locale } from '../../../domain/brands/countries.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import type { OfferTexts } from '../tables.ts';
import { enrolled } from './offers.ts';

/** A member with an offer that they can take and haven't been told of. */
export interface OfferNews {
  readonly memberId: string;
  readonly brandId: string;
  readonly locale: Locale | null;
  readonly timeZone: string;
  readonly offerId: string;
  readonly texts: Readonly<Partial<Record<Locale, OfferTexts>>>;
  readonly pricePoints: number;
}

/** One message for each offer and member. */
export const offerNewsKey = (offerId: string, memberId: string): string => `offer-new:${offerId}:${memberId}`;

/**
 * $1 now, $2 the earliest start, $3 the earliest end, $4 told of no offer since, $5 joined before, $6 switches, $7 after
 * this member, $8 limit. News of offers is off until it is chosen. The free first device is left out: Home offers it.
 */
const untold = statement<{
  memberId: string;
  brandId: string;
  locale: Locale | null;
  timeZone: string;
  offerId: string;
  texts: OfferNews['texts'];
  pricePoints: number;
}>(
  'offer-news',
  `select distinct on (m.id) m.id as "memberId", m.brand as "brandId", m.locale, m.time_zone as "timeZone",
     f.id as "offerId", f.texts, f.price_points as "pricePoints"
   from members m
   join device_offers f on f.brand = m.brand and f.audience = 'EVERYONE'
     and f.starts_at <= $1::timestamptz and f.starts_at > $2::timestamptz
     and (f.ends_at is null or f.ends_at > $3::timestamptz)
     and f.remaining is distinct from 0
     and (f.program_id is null or ${enrolled('f.program_id', 'm.id')})
   where m.created_at <= $5::timestamptz and ($7::uuid is null or m.id > $7::uuid)
     and exists (
       select from subscriptions s where s.member_id = m.id and s.key = any($6::text[]) and s.enabled)
     and exists (
       select from utility_connections c where c.member_id = m.id and c.ever_reached_auth_done)
     and not exists (
       select from device_offer_claims c where c.member_id = m.id and c.offer_id = f.id)
     and not exists (
       select from devices d
       where d.member_id = m.id and d.device_type = f.device_type and d.removed_at is null)
     and not exists (
       select from device_offers g
       join sent_messages x on x.brand = g.brand and x.key = 'offer-new:' || g.id || ':' || m.id
       where g.brand = m.brand and (g.id = f.id or x.created_at > $4::timestamptz))
   order by m.id, f.starts_at desc, f.place, f.id limit $8`,
);

export function offerNews(
  db: Db,
  page: {
    readonly now: Date;
    readonly earliestStart: Date;
    readonly earliestEnd: Date;
    readonly toldBefore: Date;
    readonly joinedBefore: Date;
    readonly switches: readonly string[];
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<OfferNews[]> {
  const { now, earliestStart, earliestEnd, toldBefore, joinedBefore, switches, after, limit } = page;
  const times = [now, earliestStart, earliestEnd, toldBefore, joinedBefore];
  return untold(db, [...times.map((at) => at.toISOString()), switches, after, limit]);
}
