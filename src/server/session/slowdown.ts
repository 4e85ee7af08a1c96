import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { rows } from '../platform/db/sql.ts';
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

/**
 * Counts a try against each key before the password is looked at, so that tries at the same time cannot slip past the
 * count. Answers the seconds to wait where the try is not allowed; then nothing is counted against that key.
 */
export async function countTry(db: Db, keys: readonly string[], now: Date): Promise<number> {
  let wait = 0;
  for (const key of keys) wait = Math.max(wait, await countOne(db, key, now));
  return wait;
}

async function countOne(db: Db, key: string, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = sql`extract(epoch from ${at} - f.last_at)`;
  const waitSql = sql`case when f.count < ${freeFailures} then 0 else least(${longestWaitSeconds}, power(2, least(f.count - ${freeFailures} + 1, 10))) end`;
  const counted = await rows<{ count: number }>(
    db,
    sql`insert into login_failures as f (key, count, last_at) values (${key}, 1, ${at})
        on conflict (key) do update
          set count = case when ${since} > ${forgottenSeconds} then 1 else f.count + 1 end, last_at = ${at}
          where ${since} >= ${waitSql} or ${since} < 0
        returning count`,
  );
  if (counted.length > 0) return 0;
  const [left] = await rows<{ seconds: number }>(db, sql`select greatest(1, ceil(${waitSql} - ${since}))::int as seconds from login_failures f where key = ${key}`);
  return left?.seconds ?? 1;
}

/** A right password shows that the tries were the owner's. */
export async function forgetTries(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(loginFailures).where(inArray(loginFailures.key, [...keys]));
}
