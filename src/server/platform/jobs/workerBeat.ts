import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rows } from '../db/sql.ts';
import { systemSettings } from '../tables.ts';

const KEY = 'worker:beat';

/** Says that a worker is at work, by the database's clock. */
export async function writeWorkerBeat(db: Db): Promise<void> {
  await db
    .insert(systemSettings)
    .values({ key: KEY, value: {}, updatedAt: sql`now()` })
    .onConflictDoUpdate({ target: systemSettings.key, set: { updatedAt: sql`now()` } });
}

/** Minutes since any worker was at work; where none ever was, since the database was last migrated. */
export async function minutesWithoutWorker(db: Db): Promise<number> {
  const [row] = await rows<{ minutes: number }>(
    db,
    sql`select (extract(epoch from now() - coalesce(
      (select updated_at from system_settings where key = ${KEY}), (select max(applied_at) from schema_migrations)
    )) / 60)::float8 as minutes`,
  );
  return row?.minutes ?? 0;
}
