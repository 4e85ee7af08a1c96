import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { AGES, openDay } from '../days.ts';
import type { ledgerDays, liabilityAges } from '../tables.ts';
import { accountClass, midnight } from './books.ts';

/** No brand has days to close. */
export const NONE_OPEN = [sql`false`] as const;

/** $1 brands, $2 the first day that isn't over. */
const open = statement<{ brand: string }>(
  'money-open-brands',
  `select b.brand from unnest($1::text[]) as b (brand)
   where exists (select from first_entry_of(b.brand) e where e.booked_at < ${midnight('$2')})
     and coalesce((select max(day) from liability_ages a where a.brand = b.brand), '-infinity'::date) < $2::date - 1`,
);

/** The brands that have days to close. */
export async function openBrands(db: Db, brands: readonly string[], now: Date): Promise<string[]> {
  return (await open(db, [[...brands], openDay(now)])).map(({ brand }) => brand);
}

type Day = typeof ledgerDays.$inferInsert;

/** $1 brand, $2 the first day that isn't over. */
const days = statement<{ [Key in keyof Day]: Day[Key] }>(
  'money-day-sums',
  `select e.brand, ((e.booked_at at time zone 'UTC')::date)::text as day, ${accountClass('e.account')} as account,
     sum(greatest(e.amount_watts, 0))::int8 as "inWatts", sum(greatest(-e.amount_watts, 0))::int8 as "outWatts"
   from ledger_entries e
   where e.brand = $1 and e.booked_at < ${midnight('$2')}
     and e.booked_at >= coalesce(${midnight('select max(day) + 1 from ledger_days d where d.brand = $1')}, '-infinity')
   group by 1, 2, 3`,
);

/** A brand's days that are over and not summed yet. */
export function readOpenDays(db: Db, brandId: string, now: Date): Promise<Day[]> {
  return days(db, [brandId, openDay(now)]);
}

type Age = typeof liabilityAges.$inferInsert;

const got = (index: number): string => {
  const [from, to] = [AGES[index], AGES[index + 1]];
  const before = to === undefined ? '' : ` and e.booked_at >= ${midnight('$2')} - interval '${to} days'`;
  return `coalesce(sum(e.amount_watts) filter (where e.booked_at < ${midnight('$2')} - interval '${from} days'${before}), 0)
    as got${index}`;
};
const left = (index: number): string =>
  `greatest(0, balance - (${['0', ...AGES.slice(0, index).map((_from, younger) => `got${younger}`)].join(' + ')}))`;
/** What is left after all that was got is as old as can be. */
const ofAge = (index: number): string =>
  `(${AGES[index]}, ${index === AGES.length - 1 ? left(index) : `least(got${index}, ${left(index)})`})`;

/**
 * $1 brand, $2 the first day that isn't over. Balances are those at its beginning. What an order gave back isn't new.
 * Every age has a row, also in a brand without points: its day is closed by them.
 */
const ages = statement<{ [Key in keyof Age]: Age[Key] }>(
  'money-age-sums',
  `with later as (
     select e.member_id, sum(e.amount_watts) as watts from ledger_entries e
     where e.brand = $1 and e.booked_at >= ${midnight('$2')} and e.account in ('member:' || e.member_id, 'held:' || e.member_id)
     group by e.member_id
   ), aged as (
     select p.from_days, sum(p.watts) as watts, count(*) filter (where p.watts > 0) as members
     from (
       select b.watts + b.held_watts - coalesce(l.watts, 0) as balance, ${AGES.map((_from, index) => got(index)).join(', ')}
       from ledger_entries e
       join member_balances b on b.member_id = e.member_id
       left join later l on l.member_id = e.member_id
       where e.brand = $1 and e.account = 'member:' || e.member_id and e.amount_watts > 0 and e.cause <> 'order-release'
       group by e.member_id, b.watts, b.held_watts, l.watts
     ) m
     cross join lateral (values ${AGES.map((_from, index) => ofAge(index)).join(', ')}) as p (from_days, watts)
     group by p.from_days
   )
   select $1::text as brand, ($2::date - 1)::text as day, f.from_days as "fromDays",
     coalesce(aged.watts, 0)::int8 as watts, coalesce(aged.members, 0)::int as members
   from unnest(array[${AGES.join(', ')}]) as f (from_days) left join aged on aged.from_days = f.from_days`,
);

/** What each member got in an age, at most their balance less what is younger: the oldest points are spent first. */
export function readBalanceAges(db: Db, brandId: string, now: Date): Promise<Age[]> {
  return ages(db, [brandId, openDay(now)]);
}
