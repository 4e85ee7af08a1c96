import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rows } from '../db/sql.ts';
import type { DueSource } from './jobs.ts';

/** Which sources have something to do now, in one statement; those without a condition are absent. */
export async function askAll(
  db: Db,
  now: Date,
  sources: readonly DueSource[],
): Promise<ReadonlyMap<DueSource, boolean>> {
  const asked: DueSource[] = [];
  const conditions = sources.flatMap((source) => {
    const any = source.isDue?.(now) ?? null;
    if (any === null) return [];
    asked.push(source);
    return [sql.join([...any], sql` or `)];
  });
  if (conditions.length === 0) return new Map();
  const [row] = await rows<{ due: boolean[] }>(
    db,
    sql`select array[${sql.join(conditions, sql`, `)}] as due`,
  );
  return new Map(asked.map((source, index) => [source, row?.due[index] ?? true]));
}
