import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { loginFailures } from './tables.ts';

/** Failures that cost nothing: people mistype. */
const freeFailures = 5;
const longestWaitSeconds = 60;
/** After an hour without a failure the count begins anew. */
const forgottenSeconds = 3_600;

/**
 * Seconds to wait after the last failure, by their number: 0 up to the fifth, then 2, 4, 8 … 60. Capped, so that
 * nobody can keep an owner out for longer than a minute; the mailed link always works.
 * Source: decisions, Session and sign-up.
 */
export function waitAfter(failures: number): number {
  return failures < freeFailures ? 0 : Math.min(longestWaitSeconds, 2 ** Math.min(failures - freeFailures + 1, 10));
}

const at = '$2::timestamptz';
const since = `extract(epoch from ${at} - f.last_at)`;
const waitFor = `case when f.count < ${freeFailures} then 0 else least(${longestWaitSeconds}, power(2, least(f.count - ${freeFailures} + 1, 10))) end`;

/**
 * Counts a try against each of the keys $1 at $2: `tried.seconds` is how long to wait where the try is not allowed; then
 * nothing is counted against that key. In the order of the keys, so that two tries cannot wait for each other.
 */
export const TRIED = `with tries as materialized (select distinct key from unnest($1::text[]) key order by key),
 counted as (
   insert into login_failures as f (key, count, last_at) select key, 1, ${at} from tries
   on conflict (key) do update
     set count = case when ${since} > ${forgottenSeconds} then 1 else f.count + 1 end, last_at = ${at}
     where ${since} >= ${waitFor} or ${since} < 0
   returning f.key),
 tried as (
   select coalesce(max(case when f.key is null then 1 else greatest(1, ceil(${waitFor} - ${since})) end), 0)::int4 as seconds
   from tries left join login_failures f on f.key = tries.key
   where not exists (select from counted where counted.key = tries.key))`;
const tried = statement<{ seconds: number }>('tried', `${TRIED} select seconds from tried`);

/**
 * Counts a try against each key before the password is looked at, so that tries at the same time cannot slip past the
 * count. Answers the seconds to wait where the try is not allowed; then nothing is counted against that key.
 */
export async function countTry(db: Db, keys: readonly string[], now: Date): Promise<number> {
  const [row] = await tried(db, [keys, now.toISOString()]);
  return row?.seconds ?? 0;
}

/** A right password shows that the tries were the owner's. */
export async function forgetTries(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(loginFailures).where(inArray(loginFailures.key, [...keys]));
}
