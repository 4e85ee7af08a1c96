import type { W9Status } from '../../../domain/cashout/w9.ts';
import type { PostalAddress } from '../../../domain/session/postalAddress.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import { IS_MONEY, IS_TAXED, PAID, worth } from '../../spending/service.ts';

/** Who cashes out, and what is on its way. */
export interface MemberFacts {
  readonly createdAt: Date;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly twoFactor: boolean;
  readonly address: PostalAddress | null;
  /** Latest first. */
  readonly underWay: readonly UnderWay[];
}

/** Money or a gift card that isn't there yet. */
export interface UnderWay {
  readonly orderId: string;
  readonly isCash: boolean;
  readonly hundredths: number;
  readonly placedAt: Date;
  readonly state: 'placed' | 'accepted';
  readonly isInReview: boolean;
  readonly isOnHold: boolean;
  readonly notBefore: Date | null;
  readonly partnerState: string | null;
}

type FactsRow = {
  createdAt: string;
  email: string;
  firstName: string;
  lastName: string;
  twoFactor: boolean;
  address: PostalAddress | null;
  underWay: {
    orderId: string;
    isCash: boolean;
    hundredths: number;
    placedAt: string;
    state: 'placed' | 'accepted';
    isInReview: boolean | null;
    isOnHold: boolean | null;
    notBefore: string | null;
    partnerState: string | null;
  }[];
};

/** $1 member, $2 brand, $3 points per unit. */
const facts = statement<FactsRow>(
  'cashout_facts',
  `select m.created_at as "createdAt", m.email, m.first_name as "firstName", m.last_name as "lastName",
     m.second_step as "twoFactor", m.shipping_address as address,
     (
       select coalesce(
         json_agg(
           json_build_object(
             'orderId', o.id, 'isCash', o.kind = 'cash', 'hundredths', ${worth('$3')},
             'placedAt', o.placed_at, 'state', o.state, 'isInReview', o.held_for = 'review',
             'isOnHold', o.held_for in ('block', 'stop'), 'notBefore', o.not_before,
             'partnerState', o.partner_state
           )
           order by o.placed_at desc
         ),
         '[]'::json
       )
       from orders o
       where o.member_id = m.id and o.brand = m.brand and ${IS_MONEY} and o.state in ('placed', 'accepted')
     ) as "underWay"
   from members m
   where m.id = $1 and m.brand = $2`,
);

export async function readMemberFacts(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  pointsPerUnit: number,
): Promise<MemberFacts> {
  const [row] = await facts(db, [memberId, brandId, pointsPerUnit]);
  if (row === undefined) throw new Error('There is no such member to cash out.');
  return {
    ...row,
    createdAt: instant(row.createdAt),
    underWay: row.underWay.map((each) => ({
      ...each,
      isInReview: each.isInReview ?? false,
      isOnHold: each.isOnHold ?? false,
      placedAt: new Date(each.placedAt),
      notBefore: each.notBefore === null ? null : new Date(each.notBefore),
    })),
  };
}

/** $1 brand, $2 member, $3 destination, $4 browser, $5 address. */
const others = statement<{ destination: number; browser: number; address: number }>(
  'cashout_other_members',
  `select count(distinct r.member_id) filter (where r.destination_key = $3)::int as destination,
     count(distinct r.member_id) filter (where r.browser_key = $4)::int as browser,
     count(distinct r.member_id) filter (where r.address_key = $5)::int as address
   from payout_reviews r where r.brand = $1 and r.member_id <> $2 and (r.destination_key = $3 or r.browser_key = $4 or r.address_key = $5)`,
);

/** How many other members have cashed out to the same destination, from the same browser, or from the same address. */
export async function countOtherMembers(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  keys: {
    readonly destination: string;
    readonly browser: string | null;
    readonly address: string | null;
  },
): Promise<{ readonly destination: number; readonly browser: number; readonly address: number }> {
  const [row] = await others(db, [brandId, memberId, keys.destination, keys.browser, keys.address]);
  return row ?? { destination: 0, browser: 0, address: 0 };
}

/** A member's payments of a year, for the tax form. */
export interface TaxLineRecord {
  readonly memberId: string;
  readonly year: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string | null;
  readonly tinType: string | null;
  readonly lastFour: string | null;
  readonly status: W9Status | null;
  readonly address: PostalAddress | null;
  readonly cash: number;
  readonly giftCards: number;
  readonly prizes: number;
  readonly total: number;
}

/**
 * $1 brand, $2 year, $3 points per unit, $4 threshold, $5 member or null, $6 limit or null. The year is that of the payment,
 * by each home's clock.
 */
const taxLines = statement<{ [Key in keyof TaxLineRecord]: TaxLineRecord[Key] } & { count: number }>(
  'cashout_tax_lines',
  `with paid as (
     select o.member_id, sum(${worth('$3')}) filter (where o.kind = 'cash') as cash,
       sum(${worth('$3')}) filter (where o.kind = 'gift_card') as cards,
       sum(${worth('$3')}) filter (where o.kind not in ('cash', 'gift_card')) as prizes, sum(${worth('$3')}) as total
     from orders o
     join members m on m.id = o.member_id
     where o.brand = $1
       and ${IS_TAXED}
       and ${PAID}
       and extract(year from o.fulfilled_at at time zone m.time_zone) = $2::int
       and ($5::uuid is null or o.member_id = $5::uuid)
     group by o.member_id
   )
   select m.id as "memberId", $2::int as year, m.email, m.first_name as "firstName",
     m.last_name as "lastName", w.name, w.tin_type as "tinType", w.last_four as "lastFour", w.status,
     w.address, coalesce(p.cash, 0)::int8 as cash, coalesce(p.cards, 0)::int8 as "giftCards",
     coalesce(p.prizes, 0)::int8 as prizes, p.total::int8 as total, count(*) over ()::int as count
   from paid p
   join members m on m.id = p.member_id
   left join lateral (
     select f.name, f.tin_type, f.last_four, f.status, f.address
     from w9_forms f
     where f.member_id = m.id
     order by f.signed_at desc, f.id desc limit 1
   ) w on true
   where p.total >= $4::int8
   order by p.total desc, m.id limit $6::int`,
);

/** Everyone who received at least `least` in the year, the largest total first. */
export async function readTaxLines(
  db: Db,
  brandId: string,
  {
    year,
    pointsPerUnit,
    least,
    memberId = null,
    limit = null,
  }: {
    readonly year: number;
    readonly pointsPerUnit: number;
    /** In hundredths. */
    readonly least: number;
    /** null: everyone. */
    readonly memberId?: string | null;
    /** null: all. */
    readonly limit?: number | null;
  },
): Promise<{ readonly lines: readonly TaxLineRecord[]; readonly totalCount: number }> {
  const found = await taxLines(db, [brandId, year, pointsPerUnit, least, memberId, limit]);
  return { lines: found.map(({ count: _count, ...line }) => line), totalCount: found[0]?.count ?? 0 };
}

const taxYears = statement<{ year: number }>(
  'cashout_tax_years',
  `select distinct extract(year from o.fulfilled_at at time zone m.time_zone)::int as year
   from orders o join members m on m.id = o.member_id
   where o.brand = $1 and ${IS_TAXED} and ${PAID} and o.fulfilled_at is not null order by 1 desc`,
);

/** The years in which members received anything, latest first. */
export async function readTaxYears(db: Db, brandId: string): Promise<number[]> {
  return (await taxYears(db, [brandId])).map(({ year }) => year);
}
