import type {
  BilledBefore,
  BilledItem,
  BillingRates,
  MonthFigures,
} from '../../../domain/programs/billing.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/**
 * $1 program, $2 its zone, $3 months. The same results as in the month's settlement file: of homes that stayed, from meters
 * that count, and the sums of homes whose accounts are gone since. A home is new in the month in which it was enrolled in
 * the program for the first time.
 */
const figures = statement<{ [Key in keyof MonthFigures]: MonthFigures[Key] }>(
  'billing-figures',
  `with ended as (
     select to_char(e.start_at at time zone (e.rules ->> 'zone'), 'YYYY-MM') as month, e.start_at, e.end_at,
       r.results + coalesce(d.homes, 0) as results, r.wh + coalesce(d.reduction_wh, 0) as wh
     from events e
     cross join lateral (
       select count(*) as results, coalesce(sum(p.reduction_wh), 0) as wh
       from participations p
       where p.event_id = e.id and p.joined_at is not null and p.left_at is null
         and p.settlement in ('SETTLED', 'RESTATED') and not p.estimate_only and p.receipt_version > 0
     ) r
     left join departed_results d on d.event_id = e.id
     where e.program_id = $1::uuid and e.status in ('ENDED', 'CLOSED') and e.type = 'PARTICIPATION_REDUCTION'
       and to_char(e.start_at at time zone (e.rules ->> 'zone'), 'YYYY-MM') = any($3::text[])
   ), hours as (
     -- Groups of a program may have events at the same hours, which count once.
     select month, sum(wh) as wh, range_agg(tstzrange(start_at, end_at)) as held
     from ended where results > 0 group by month
   ), of_events as (
     select month, wh, (select sum(extract(epoch from upper(h) - lower(h))) from unnest(held) as h) as seconds
     from hours
   ), joined as (
     select to_char(first_at at time zone $2, 'YYYY-MM') as month, count(*) as homes
     from program_enrollments where program_id = $1::uuid group by 1
   )
   select m.month, coalesce(o.wh, 0)::int8 as "reductionWh", round(coalesce(o.seconds, 0) * 1000)::int8 as "eventMs",
     coalesce(j.homes, 0)::int as enrollments
   from unnest($3::text[]) as m (month)
   left join of_events o on o.month = m.month
   left join joined j on j.month = m.month
   order by m.month`,
);

export function readMonthFigures(
  db: Db,
  { programId, zone }: { readonly programId: string; readonly zone: string },
  months: readonly string[],
): Promise<MonthFigures[]> {
  return figures(db, [programId, zone, [...months]]);
}

/** A month's first statement. */
export interface BilledMonth {
  readonly month: string;
  readonly statementId: string;
  /** Among the program's statements. */
  readonly number: number;
}

/** $1 program. */
const billed = statement<{ [Key in keyof BilledMonth]: BilledMonth[Key] }>(
  'billing-months',
  `select month, "statementId", number from (
     select month, id as "statementId", (row_number() over (order by made_at, id))::int as number, corrects_id
     from program_statements where program_id = $1::uuid
   ) s where month is not null and corrects_id is null order by month desc`,
);

/** The months that were billed, latest first. */
export function readBilledMonths(db: Db, programId: string): Promise<BilledMonth[]> {
  return billed(db, [programId]);
}

/** $1 program, $2 months. */
const before = statement<{ [Key in keyof BilledBefore]: BilledBefore[Key] }>(
  'billing-before',
  `select kind, month, sum(quantity)::int8 as quantity, sum(amount)::int8 as amount
   from program_statement_items where program_id = $1::uuid and month = any($2::text[])
   group by kind, month`,
);

/** What was billed for months so far, corrections included. */
export function readBilledBefore(
  db: Db,
  programId: string,
  months: readonly string[],
): Promise<BilledBefore[]> {
  return before(db, [programId, [...months]]);
}

/** A statement's line; `corrects` is the number of the statement that it corrects. */
export type StatementItem = BilledItem & { readonly corrects: number | null };

/** $1 statement. */
const items = statement<{ [Key in keyof StatementItem]: StatementItem[Key] }>(
  'statement-items',
  `select kind, month, quantity, rate, amount, corrects from program_statement_items
   where statement_id = $1::uuid order by line`,
);

export function readItems(db: Db, statementId: string): Promise<StatementItem[]> {
  return items(db, [statementId]);
}

/** $1 brand, $2 program. */
const rates = statement<{ [Key in keyof BillingRates]: BillingRates[Key] }>(
  'program-rates',
  `select r.from_month as "fromMonth", r.per_kwh as "perKwh", r.per_kw_month as "perKwMonth",
     r.per_enrollment as "perEnrollment",
     r.payment_days as "paymentDays"
   from program_rates r join programs p on p.id = r.program_id
   where p.brand = $1 and p.id = $2::uuid order by r.from_month desc`,
);

/** A program's rates, latest first. */
export function readRates(db: Db, brandId: string, programId: string): Promise<BillingRates[]> {
  return rates(db, [brandId, programId]);
}

/** $1 program. */
const enrolled = statement<{ homes: number }>(
  'billing-homes',
  'select count(*)::int as homes from utility_connections where program_id = $1::uuid',
);

export async function countHomes(db: Db, programId: string): Promise<number> {
  return (await enrolled(db, [programId]))[0]?.homes ?? 0;
}
