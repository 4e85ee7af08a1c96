import type { PastCashout, UtilityReason } from '../../../domain/cashout/blockers.ts';
import type { MemberCause } from '../../../domain/cashout/memberCauses.ts';
import type { W9Status } from '../../../domain/cashout/w9.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { IS_MONEY, IS_TAXED, KEPT, worth } from './worth.ts';

interface Scope {
  readonly brandId: string;
  readonly memberId: string;
}

/** SQL: whether staff have put the member's account on hold. */
export const onHold = (member: string, brand: string): string => `exists (
  select from cashout_accounts a
  where a.member_id = ${member} and a.brand = ${brand} and a.blocked_at is not null)`;

/** $1 member, $2 brand. */
const hold = statement<{ blocked: boolean }>(
  'spending_hold',
  `select ${onHold('$1::uuid', '$2')} as blocked`,
);

/** Whether staff have put the member's account on hold. */
export async function isOnHold(db: Db, { brandId, memberId }: Scope): Promise<boolean> {
  return (await hold(db, [memberId, brandId]))[0]?.blocked ?? false;
}

/** What decides about a member's money besides the brand's rules. */
export interface SpendingRecord {
  readonly balanceWatts: number;
  readonly isBlocked: boolean;
  readonly blockedCause: MemberCause | null;
  readonly destinationKey: string | null;
  /** null: no destination. */
  readonly isVerified: boolean | null;
  readonly stopped: 'all' | 'paypal' | null;
  readonly utility: UtilityReason | null;
  readonly w9: W9Status | null;
  readonly isKnownBrowser: boolean;
  readonly past: readonly PastCashout[];
  /** The year's cash, gift cards and prizes, in hundredths. */
  readonly yearTotal: number;
}

type FactsRow = Omit<SpendingRecord, 'past'> & { past: { at: string; hundredths: number }[] };

/** $1 member, $2 brand, $3 since, $4 and $5 the year, $6 points per unit, $7 browser. */
const facts = statement<{ [Key in keyof FactsRow]: FactsRow[Key] }>(
  'spending_facts',
  `select coalesce(b.watts, 0)::int8 as "balanceWatts",
     a.blocked_at is not null as "isBlocked", a.blocked_cause as "blockedCause",
     case when a.destination is not null then a.destination_key end as "destinationKey",
     case when a.destination is not null then a.verified_at is not null end as "isVerified",
     (select s.scope from cashout_stops s where s.brand = m.brand) as stopped,
     (
       select coalesce(
         u.cashout_reason,
         case when (p.rules ->> 'utilityPays')::boolean then 'utility_pays_directly' end
       )
       from utility_connections c
       join utilities u on u.id = c.utility_id
       left join programs p on p.id = c.program_id
       where c.member_id = m.id
     ) as utility,
     (
       select f.status
       from w9_forms f
       where f.member_id = m.id and f.brand = m.brand
       order by f.signed_at desc, f.id desc limit 1
     ) as w9,
     exists (
       select from cashout_browsers k where k.member_id = m.id and k.browser_key = $7
     ) as "isKnownBrowser",
     (
       select coalesce(
         json_agg(json_build_object('at', o.placed_at, 'hundredths', ${worth('$6')}) order by o.placed_at),
         '[]'::json
       )
       from orders o
       where o.member_id = m.id and o.brand = m.brand and ${IS_MONEY} and ${KEPT}
         and o.placed_at > $3::timestamptz
     ) as past,
     (
       select coalesce(sum(${worth('$6')}), 0)::int8
       from orders o
       where o.member_id = m.id and o.brand = m.brand and ${IS_TAXED} and ${KEPT}
         and o.placed_at >= $4::timestamptz
         and o.placed_at < $5::timestamptz
     ) as "yearTotal"
   from members m
   left join lateral balance_of(m.id) b on true
   left join cashout_accounts a on a.member_id = m.id and a.brand = m.brand
   where m.id = $1::uuid and m.brand = $2`,
);

export async function readSpending(
  db: Db,
  { brandId, memberId }: Scope,
  {
    since,
    yearFrom,
    yearTo,
    pointsPerUnit,
    browserKey,
  }: {
    readonly since: Date;
    readonly yearFrom: Date;
    readonly yearTo: Date;
    readonly pointsPerUnit: number;
    /** null: unknown. */
    readonly browserKey: string | null;
  },
): Promise<SpendingRecord> {
  const [row] = await facts(db, [
    memberId,
    brandId,
    since.toISOString(),
    yearFrom.toISOString(),
    yearTo.toISOString(),
    pointsPerUnit,
    browserKey,
  ]);
  if (row === undefined) throw new Error('There is no such member to spend anything.');
  return { ...row, past: row.past.map(({ at, hundredths }) => ({ at: new Date(at), hundredths })) };
}
