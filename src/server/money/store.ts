import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { ledgerDays, liabilityAges } from './tables.ts';
import { AGES, openDay } from './days.ts';
import { accountClass } from './queries.ts';

/** The first day (UTC) that isn't closed at an instant. */
const firstOpen = (now: Date): SQL => sql`${openDay(now)}::date`;

/** No brand has days to close. */
export const NONE_OPEN: readonly SQL[] = [sql`false`];

/** The brands that have days to close. */
export async function openBrands(db: Db, brands: readonly string[], now: Date): Promise<string[]> {
  const found = await db.execute<{ brand: string }>(sql`
    select b.brand from unnest(${sql.param([...brands])}::text[]) as b (brand)
    where exists (select from ledger_entries e where e.brand = b.brand and e.booked_at < ${firstOpen(now)}::timestamp at time zone 'UTC')
      and coalesce((select max(day) from liability_ages a where a.brand = b.brand), '-infinity'::date) < ${firstOpen(now)} - 1`);
  return found.rows.map(({ brand }) => brand);
}

/** Sums the brand's days that are over and not summed yet. */
export async function closeDays(tx: Db, brand: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${ledgerDays} (brand, day, account, in_watts, out_watts)
    select e.brand, (e.booked_at at time zone 'UTC')::date, ${sql.raw(accountClass('e.account'))},
      sum(greatest(e.amount_watts, 0)), sum(greatest(-e.amount_watts, 0))
    from ledger_entries e
    where e.brand = ${brand} and e.booked_at < ${firstOpen(now)}::timestamp at time zone 'UTC'
      and e.booked_at >= coalesce(
        (select max(day) + 1 from ledger_days d where d.brand = ${brand})::timestamp at time zone 'UTC', '-infinity')
    group by 1, 2, 3
    on conflict do nothing`);
}

/** What each member got in an age, at most their balance less what is younger: the oldest points are spent first. */
export async function ageBalances(tx: Db, brand: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const got = (from: number, to: number | undefined): SQL =>
    sql`coalesce(sum(e.amount_watts) filter (where e.booked_at <= ${at} - make_interval(days => ${from})${
      to === undefined ? sql`` : sql` and e.booked_at > ${at} - make_interval(days => ${to})`
    }), 0)`;
  const columns = AGES.map(
    (from, index) => sql`${got(from, AGES[index + 1])} as ${sql.identifier(`got${from}`)}`,
  );
  const younger = (index: number): SQL =>
    index === 0
      ? sql`0`
      : sql.join(
          AGES.slice(0, index).map((from) => sql.identifier(`got${from}`)),
          sql` + `,
        );
  const parts = AGES.map((from, index) => {
    const left = sql`greatest(0, balance - (${younger(index)}))`;
    // What is left after all that was got is as old as can be.
    const watts = index === AGES.length - 1 ? left : sql`least(${sql.identifier(`got${from}`)}, ${left})`;
    return sql`(${from}::int, ${watts})`;
  });
  await tx.execute(sql`
    insert into ${liabilityAges} (brand, day, from_days, watts, members)
    select ${brand}, ${firstOpen(now)} - 1, p.from_days, sum(p.watts), count(*) filter (where p.watts > 0)
    from (
      select b.watts + b.held_watts as balance, ${sql.join(columns, sql`, `)}
      from ledger_entries e
      join member_balances b on b.member_id = e.member_id
      where e.brand = ${brand} and e.account = 'member:' || e.member_id and e.amount_watts > 0
      group by e.member_id, b.watts, b.held_watts
    ) m
    cross join lateral (values ${sql.join(parts, sql`, `)}) as p (from_days, watts)
    group by p.from_days
    on conflict (brand, day, from_days) do update set watts = excluded.watts, members = excluded.members`);
}

/** The days of brands whose ledger is written for the past: the next run sums them again. */
export async function forgetDays(tx: Db, brands: readonly string[]): Promise<void> {
  for (const table of [ledgerDays, liabilityAges])
    await tx.execute(sql`delete from ${table} where brand = any(${sql.param([...brands])}::text[])`);
}
