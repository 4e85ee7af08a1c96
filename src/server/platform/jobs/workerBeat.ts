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

/** Minutes since any worker was at work; null: none ever was. */
export async function minutesWithoutWorker(db: Db): Promise<number | null> {
  const [row] = await rows<{ minutes: number }>(
    db,
    sql`select (extract(epoch from now() - updated_at) / 60)::float8 as minutes from system_settings where key = ${KEY}`,
  );
  return row?.minutes ?? null;
}
