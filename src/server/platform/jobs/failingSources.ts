import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { statement } from '../db/sql.ts';
import { failingSources } from '../tables.ts';

/** A failing source is asked again at least this often; one that wasn't is failing no more, or its worker is gone. */
export const MOST_SOURCE_PAUSE_MS = 300_000;

/** Keeps it where all processes see it, by the database's clock. */
export async function writeFailingSource(db: Db, source: string): Promise<void> {
  await db
    .insert(failingSources)
    .values({ source, since: sql`now()`, lastAt: sql`now()` })
    .onConflictDoUpdate({
      target: failingSources.source,
      set: {
        since: sql`case when ${isOver(failingSources.lastAt)} then now() else ${failingSources.since} end`,
        lastAt: sql`now()`,
      },
    });
}

export async function deleteFailingSource(db: Db, source: string): Promise<void> {
  await db.delete(failingSources).where(eq(failingSources.source, source));
}

const PATIENCE = `interval '${(2 * MOST_SOURCE_PAUSE_MS) / 1_000} seconds'`;
const isOver = (lastAt: typeof failingSources.lastAt) => sql`${lastAt} < now() - ${sql.raw(PATIENCE)}`;

/** A source of due work that can't be asked. */
export interface FailingSource extends Record<string, unknown> {
  readonly source: string;
  /** How long it has been failing. */
  readonly seconds: number;
}

const failing = statement<FailingSource>(
  'jobs-failing-sources',
  `select source, round(extract(epoch from now() - since))::float8 as seconds
   from failing_sources where last_at >= now() - ${PATIENCE} order by source`,
);

export const readFailingSources = (db: Db): Promise<readonly FailingSource[]> => failing(db, []);
