import { gt, lt, or } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import { statement } from './db/sql.ts';
import { allowances } from './tables.ts';

/** How often something may be done: so many times at once, and one more each time this many seconds have passed. */
export interface Allowance {
  /** What is counted; a keyed hash where it would name a person. */
  readonly key: string;
  readonly atOnce: number;
  readonly secondsEach: number;
}

/** Seconds that are given back to an allowance. */
export interface Returned {
  readonly key: string;
  readonly seconds: number;
}

const now = '$2::timestamptz';
/** A row beyond this was written by a clock that has been set back since; it counts as nothing. */
const end = `${now} + (select t.room from taken t where t.key = a.key)`;

/**
 * Takes one of each allowance ($1 keys, $3 how many at once, $4 seconds each) at $2, or none of any: `tried.seconds` is how
 * long to wait, 0 where it is allowed. The condition of the upsert counts for each row as it is at that moment, so takers
 * at the same time cannot slip past; the order of the keys keeps two of them from waiting for each other.
 */
export const TAKEN = `with taken as materialized (
   select key, make_interval(secs => seconds) as each, make_interval(secs => seconds * at_once) as room
   from unnest($1::text[], $3::int4[], $4::int4[]) as t (key, at_once, seconds) order by key),
 wait as (
   select coalesce(max(ceil(extract(epoch from a.empty_at + t.each - t.room - ${now}))), 0)::int4 as seconds
   from taken t join allowances a on a.key = t.key
   where a.empty_at <= ${now} + t.room and a.empty_at + t.each > ${now} + t.room),
 counted as (
   insert into allowances as a (key, empty_at)
   select t.key, ${now} + t.each from taken t, wait where wait.seconds = 0 order by t.key
   on conflict (key) do update
     set empty_at = case when a.empty_at > ${now} and a.empty_at <= ${end} then a.empty_at + (excluded.empty_at - ${now}) else excluded.empty_at end
     where a.empty_at > ${end} or a.empty_at + (excluded.empty_at - ${now}) <= ${end}
   returning a.key),
 tried as (
   select case when wait.seconds > 0 then wait.seconds
               when (select count(*) from counted) < (select count(*) from taken) then 1 else 0 end as seconds
   from wait)`;
const taken = statement<{ seconds: number }>('allowances_taken', `${TAKEN} select seconds from tried`);

/** The values of TAKEN's parameters, in their order. */
export function takenValues(wanted: readonly Allowance[], at: Date): unknown[] {
  return [
    wanted.map(({ key }) => key),
    at.toISOString(),
    wanted.map(({ atOnce }) => atOnce),
    wanted.map(({ secondsEach }) => secondsEach),
  ];
}

/** Takes one of each, or none. Answers 0, or the whole seconds until it can be tried again. */
export async function takeAllowances(db: Db, wanted: readonly Allowance[], at: Date): Promise<number> {
  const [row] = await taken(db, takenValues(wanted, at));
  return row?.seconds ?? 0;
}

/** Gives seconds (the parameter `seconds`) back to allowances (the parameter `keys`), locking rows in the same order as TAKEN. */
export const returnedTo = (
  keys: string,
  seconds: string,
): string => `update allowances a set empty_at = a.empty_at - make_interval(secs => r.seconds)
   from (select a.key, r.seconds from unnest(${keys}::text[], ${seconds}::int4[]) as r (key, seconds) join allowances a on a.key = r.key order by a.key for update of a) r
   where a.key = r.key`;
const returned = statement('allowances_returned', returnedTo('$1', '$2'));

/** The values of `returnedTo`'s parameters. */
export function returnedValues(given: readonly Returned[]): [string[], number[]] {
  return [given.map(({ key }) => key), given.map(({ seconds }) => seconds)];
}

export async function returnAllowances(db: Db, given: readonly Returned[]): Promise<void> {
  await returned(db, returnedValues(given));
}

const DAY_MS = 86_400_000;

/** Deletes the rows that count as nothing. */
export async function sweepAllowances(db: Db, at: Date): Promise<void> {
  await db
    .delete(allowances)
    .where(
      or(
        lt(allowances.emptyAt, new Date(at.getTime() - DAY_MS)),
        gt(allowances.emptyAt, new Date(at.getTime() + DAY_MS)),
      ),
    );
}
