import { gt, lt, or } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import { statement } from './db/sql.ts';
import { allowances } from './tables.ts';

/** A rate limit: `atOnce` times in a burst, then once every `secondsEach`. */
export interface Allowance {
  /** A keyed hash where the name would identify a person. */
  readonly key: string;
  readonly atOnce: number;
  readonly secondsEach: number;
}

/** Seconds given back to an allowance. */
export interface Returned {
  readonly key: string;
  readonly seconds: number;
}

const now = '$2::timestamptz';
/** A later end was written by a clock that has since been set back; such a row is ignored. */
const end = `${now} + (select t.room from taken t where t.key = a.key)`;

/**
 * Takes one of each allowance ($1 keys, $3 burst, $4 seconds each) at $2, or none: `tried.seconds` is the time to
 * wait, 0 when allowed. The upsert's condition sees each row's current state, so simultaneous takers can't exceed the
 * limit; sorted keys prevent deadlocks.
 */
export const TAKEN = `with taken as materialized (
    select key, make_interval(secs => seconds) as each, make_interval(secs => seconds * at_once) as room
    from unnest($1::text[], $3::int4[], $4::int4[]) as t (key, at_once, seconds)
    order by key
  ),
  wait as (
    select coalesce(max(ceil(extract(epoch from a.empty_at + t.each - t.room - ${now}))), 0)::int4 as seconds
    from taken t
    join allowances a on a.key = t.key
    where a.empty_at <= ${now} + t.room and a.empty_at + t.each > ${now} + t.room
  ),
  counted as (
    insert into allowances as a (key, empty_at)
    select t.key, ${now} + t.each
    from taken t, wait
    where wait.seconds = 0
    order by t.key
    on conflict (key)
      do update set empty_at = case
        when a.empty_at > ${now} and a.empty_at <= ${end} then a.empty_at + (excluded.empty_at - ${now})
        else excluded.empty_at
      end
    where a.empty_at > ${end} or a.empty_at + (excluded.empty_at - ${now}) <= ${end}
    returning a.key, a.empty_at
  ),
  tried as (
    select case
      when wait.seconds > 0 then wait.seconds
      when (select count(*) from counted) < (select count(*) from taken) then 1
      else 0
    end as seconds
    from wait
  )`;
const taken = statement<{ seconds: number }>('allowances_taken', `${TAKEN} select seconds from tried`);

const counted = statement<{ seconds: number; used: number }>(
  'allowances_counted',
  `${TAKEN} select seconds,
     coalesce((select ceil(extract(epoch from max(c.empty_at) - ${now})) from counted c), 0)::int4 as used
   from tried`,
);

/** TAKEN's parameters, in order. */
export function takenValues(wanted: readonly Allowance[], at: Date): unknown[] {
  return [
    wanted.map(({ key }) => key),
    at.toISOString(),
    wanted.map(({ atOnce }) => atOnce),
    wanted.map(({ secondsEach }) => secondsEach),
  ];
}

/** Takes one of each, or none. Returns 0, or the whole seconds to wait. */
export async function takeAllowances(db: Db, wanted: readonly Allowance[], at: Date): Promise<number> {
  const [row] = await taken(db, takenValues(wanted, at));
  return row?.seconds ?? 0;
}

/** What a call has left of its allowance. */
export interface Left {
  /** Seconds to wait; 0: allowed. */
  readonly wait: number;
  /** How many more may follow at once. */
  readonly left: number;
  /** Seconds until it is full again. */
  readonly fullIn: number;
}

/** Takes one, and says what is left. */
export async function takeCounted(db: Db, wanted: Allowance, at: Date): Promise<Left> {
  const { atOnce, secondsEach } = wanted;
  const room = atOnce * secondsEach;
  const [{ seconds: wait, used } = { seconds: 0, used: 0 }] = await counted(db, takenValues([wanted], at));
  if (wait > 0) return { wait, left: 0, fullIn: room };
  return { wait, left: Math.max(0, Math.floor((room - used) / secondsEach)), fullIn: used };
}

/**
 * Gives seconds (parameter `seconds`) back to allowances (parameter `keys`), locking rows in the same order as TAKEN.
 */
export const returnedTo = (keys: string, seconds: string): string => `update allowances a
  set empty_at = a.empty_at - make_interval(secs => r.seconds)
  from (
    select a.key, r.seconds
    from unnest(${keys}::text[], ${seconds}::int4[]) as r (key, seconds)
    join allowances a on a.key = r.key
    order by a.key for update of a
  ) r
  where a.key = r.key`;
const returned = statement('allowances_returned', returnedTo('$1', '$2'));

/** `returnedTo`'s parameters. */
export function returnedValues(given: readonly Returned[]): [string[], number[]] {
  return [given.map(({ key }) => key), given.map(({ seconds }) => seconds)];
}

export async function returnAllowances(db: Db, given: readonly Returned[]): Promise<void> {
  await returned(db, returnedValues(given));
}

const DAY_MS = 86_400_000;

/** Deletes rows that no longer limit anything. */
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
