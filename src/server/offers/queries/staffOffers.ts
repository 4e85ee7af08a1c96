import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../domain/brands/countries.ts';
import { STAFF_CLAIM_STATES, type StaffClaimState } from '../../../domain/offers/claimStates.ts';
import type { OfferState } from '../../../domain/rewards/offerState.ts';
import type { Db } from '../../platform/db/db.ts';
import { foundPage, sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { matchingMembers, toPattern } from '../../readmodels/memberSearch.ts';
import type { OfferRow } from '../store.ts';
import { deviceOffers } from '../tables.ts';

/** An offer with its members by progress. */
export type StaffOfferRecord = OfferRow & {
  readonly reserved: number;
  /** Ordered, and not connected yet. */
  readonly bought: number;
  readonly connected: number;
  /** Not connected in time. */
  readonly late: number;
};

type Counts = Pick<StaffOfferRecord, 'reserved' | 'bought' | 'connected' | 'late'>;

/**
 * The state of a claim, with its reservation or order at $now; the SQL of `StaffClaimState`. A cancelled order counts
 * before anything else, because its device never comes.
 */
const stateSql = (now: string): string => `case
  when c.status = 'connected' then 'CONNECTED'
  when c.status = 'purchased' then case
    when o.state = 'refunded' then 'CANCELLED'
    when o.state = 'failed' then 'FAILED'
    when o.state = 'fulfilled' then 'DELIVERED'
    when o.shipping = 'shipped' then 'SHIPPED'
    else 'ORDERED' end
  when c.status = 'reserved' and c.reserved_until > ${now} then 'RESERVED'
  else 'LAPSED' end`;
/** When the device should have been connected. */
const connectBy = `c.purchased_at + make_interval(days => f.connect_within_days)`;
/** Source: rewards, Device offers: it appears in the staff's list. */
const isLate = (now: string): string =>
  `(c.status = 'purchased' and o.state is distinct from 'refunded' and ${connectBy} <= ${now})`;

/** $1 brand, $2 offers, $3 now. */
const counts = statement<{ id: string } & Counts>(
  'staff_offer_counts',
  `select c.offer_id as id,
     count(*) filter (where c.status = 'reserved' and c.reserved_until > $3::timestamptz)::int as reserved,
     count(*) filter (where c.status = 'purchased' and o.state is distinct from 'refunded')::int as bought,
     count(*) filter (where c.status = 'connected')::int as connected,
     count(*) filter (where ${isLate('$3::timestamptz')})::int as late
   from device_offer_claims c join device_offers f on f.id = c.offer_id left join orders o on o.id = c.order_id
   where c.brand = $1 and c.offer_id = any($2::uuid[]) group by c.offer_id`,
);
const NONE: Counts = { reserved: 0, bought: 0, connected: 0, late: 0 };

async function staffOffersById(
  db: Db,
  brandId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StaffOfferRecord>> {
  const found = await db
    .select()
    .from(deviceOffers)
    .where(and(inArray(deviceOffers.id, [...ids]), eq(deviceOffers.brand, brandId)));
  const counted = new Map(
    (await counts(db, [brandId, ids, now.toISOString()])).map(({ id, ...rest }) => [id, rest]),
  );
  return new Map(found.map((offer) => [offer.id, { ...offer, ...(counted.get(offer.id) ?? NONE) }]));
}

export async function staffOffer(
  db: Db,
  brandId: string,
  id: string,
  now: Date,
): Promise<StaffOfferRecord | null> {
  return (await staffOffersById(db, brandId, [id], now)).get(id) ?? null;
}

export type StaffOfferOrder = Order<
  'PLACE' | 'TITLE' | 'DEVICE_TYPE' | 'PRICE' | 'STOCK' | 'STARTS_AT' | 'ENDS_AT'
>;

/**
 * $1 brand, $2 the brand's first locale, named in every order, $3 state, $4 now, $5 most left, $6 pattern of titles. The
 * count is over all pages.
 */
const offerList = sortedList<{ id: string; total: number }, StaffOfferOrder['field']>({
  name: 'staff_offers',
  keys: {
    PLACE: { sql: 'f.place', type: 'bigint' },
    TITLE: { sql: `lower(coalesce(f.texts -> $2::text ->> 'title', ''))`, type: 'text' },
    DEVICE_TYPE: { sql: 'f.device_type', type: 'text' },
    PRICE: { sql: 'f.price_points', type: 'bigint' },
    STOCK: { sql: 'f.remaining', type: 'bigint', nullable: true },
    STARTS_AT: { sql: 'f.starts_at', type: 'timestamptz' },
    ENDS_AT: { sql: 'f.ends_at', type: 'timestamptz', nullable: true },
  },
  id: 'f.id',
  parameters: 6,
  text: ({ keyColumn, after, orderBy, limit }) => `select f.id, ${keyColumn},
     (select count(*)::int from device_offers n where n.brand = $1 and ${isShown('n')} and $2::text is not null) as total
   from device_offers f where f.brand = $1 and ${isShown('f')} and ${after} order by ${orderBy} limit ${limit}`,
});

/** The SQL of `offerState`. */
function stateOf(f: string): string {
  return `case when ${f}.ends_at <= $4::timestamptz then 'ENDED'
    when ${f}.starts_at > $4::timestamptz then 'UPCOMING' else 'ON' end`;
}

function isShown(f: string): string {
  return `($3::text is null or $3 = ${stateOf(f)})
    and ($5::int is null or (${f}.remaining <= $5::int and ${stateOf(f)} = 'ON'))
    and ($6::text is null or exists (select from jsonb_each(${f}.texts) x where lower(x.value ->> 'title') like $6))`;
}

/** Null matches anything; `mostLeft`: only those that are on, of which no more than this are left. */
interface OfferFilter {
  readonly state: OfferState | null;
  readonly mostLeft: number | null;
  /** Part of its title in any language. */
  readonly search: string | null;
}

/** A brand's offers for staff. */
export async function staffOffers(
  db: Db,
  { brandId, locale, now }: { readonly brandId: string; readonly locale: Locale; readonly now: Date },
  page: Page,
  { state, mostLeft, search }: OfferFilter,
  order: StaffOfferOrder,
): Promise<{ readonly rows: readonly (StaffOfferRecord & SortedRow)[]; readonly totalCount: number }> {
  const filter = [brandId, locale, state, now.toISOString(), mostLeft, toPattern(search ?? '')];
  const found = await offerList(db, filter, page, order);
  const ids = found.map(({ id }) => id);
  const read = await staffOffersById(db, brandId, ids, now);
  return foundPage(found, read);
}

/** A member's row of an offer, for staff. */
export interface StaffClaimRecord {
  readonly id: string;
  readonly memberId: string;
  readonly offerId: string;
  readonly texts: OfferRow['texts'];
  readonly options: OfferRow['options'];
  readonly optionId: string | null;
  readonly state: StaffClaimState;
  readonly isLate: boolean;
  readonly reservedAt: Date;
  readonly reservedUntil: Date;
  readonly purchasedAt: Date | null;
  readonly connectBy: Date | null;
  readonly connectedAt: Date | null;
  readonly claimOrderId: string | null;
}

type ClaimSql = Omit<
  StaffClaimRecord,
  'reservedAt' | 'reservedUntil' | 'purchasedAt' | 'connectBy' | 'connectedAt'
> & {
  reservedAt: string;
  reservedUntil: string;
  purchasedAt: string | null;
  connectBy: string | null;
  connectedAt: string | null;
  total: number;
};

export type StaffClaimOrder = Order<
  'RESERVED_AT' | 'PURCHASED_AT' | 'CONNECT_BY' | 'CONNECTED_AT' | 'MEMBER' | 'STATE'
>;

const tables = `device_offer_claims c join device_offers f on f.id = c.offer_id join members m on m.id = c.member_id
  left join orders o on o.id = c.order_id`;
/** $2 offer, $3 state, $4 pattern, $5 late only, $6 now; null: all. */
const isListed = `($2::uuid is null or c.offer_id = $2) and ($3::text is null or $3 = ${stateSql('$6::timestamptz')})
  and ($4::text is null or m.id in ${matchingMembers('$4')})
  and ($5::boolean is not true or ${isLate('$6::timestamptz')})`;

/** $1 brand. The count is over all pages. */
const claimList = sortedList<ClaimSql, StaffClaimOrder['field']>({
  name: 'staff_offer_claims',
  keys: {
    RESERVED_AT: { sql: 'c.reserved_at', type: 'timestamptz' },
    PURCHASED_AT: { sql: 'c.purchased_at', type: 'timestamptz', nullable: true },
    CONNECT_BY: { sql: `(${connectBy})`, type: 'timestamptz', nullable: true },
    CONNECTED_AT: { sql: 'c.connected_at', type: 'timestamptz', nullable: true },
    MEMBER: { sql: 'm.email_key', type: 'text' },
    STATE: {
      sql: `array_position(array[${STAFF_CLAIM_STATES.map((state) => `'${state}'`).join(', ')}], ${stateSql('$6::timestamptz')})`,
      type: 'bigint',
    },
  },
  id: 'c.id',
  parameters: 6,
  text: ({
    keyColumn,
    after,
    orderBy,
    limit,
  }) => `select c.id, c.member_id as "memberId", c.offer_id as "offerId", f.texts, f.options,
     c.option_id as "optionId", ${stateSql('$6::timestamptz')} as state, ${isLate('$6::timestamptz')} as "isLate",
     c.reserved_at as "reservedAt", c.reserved_until as "reservedUntil",
     c.purchased_at as "purchasedAt", ${connectBy} as "connectBy", c.connected_at as "connectedAt",
     c.order_id as "claimOrderId", ${keyColumn},
     (select count(*)::int from ${tables} where c.brand = $1 and ${isListed}) as total
   from ${tables} where c.brand = $1 and ${isListed} and ${after} order by ${orderBy} limit ${limit}`,
});

/** Null matches anything. */
export interface ClaimFilter {
  readonly offerId: string | null;
  readonly state: StaffClaimState | null;
  readonly search: string | null;
  readonly isLate: boolean;
}

/** Members with an offer of the brand, and their progress. */
export async function staffClaims(
  db: Db,
  { brandId, now }: { readonly brandId: string; readonly now: Date },
  page: Page,
  { offerId, state, search, isLate: lateOnly }: ClaimFilter,
  order: StaffClaimOrder,
): Promise<{ readonly rows: readonly (StaffClaimRecord & SortedRow)[]; readonly totalCount: number }> {
  const values = [brandId, offerId, state, toPattern(search ?? ''), lateOnly, now.toISOString()];
  const found = await claimList(db, values, page, order);
  return {
    rows: found.map(({ total: _total, ...row }) => ({
      ...row,
      reservedAt: instant(row.reservedAt),
      reservedUntil: instant(row.reservedUntil),
      purchasedAt: instantOrNull(row.purchasedAt),
      connectBy: instantOrNull(row.connectBy),
      connectedAt: instantOrNull(row.connectedAt),
    })),
    totalCount: found[0]?.total ?? 0,
  };
}
