import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rows } from '../db/sql.ts';
import type { LogPosition } from './replica.ts';

/** Behind all that is committed, also what isn't on the disk yet. */
export async function readPosition(primary: Db): Promise<LogPosition> {
  const [found] = await rows<{ at: string }>(primary, sql`select pg_current_wal_insert_lsn()::text as at`);
  return found?.at ?? '';
}

/** How far the primary's log is written, and how far the replica has replayed it. */
export interface LogPlaces {
  readonly written: LogPosition;
  /** Null: it is no replica of this primary, or not any more. */
  readonly replayed: LogPosition | null;
}

export async function readPlaces(primary: Db, replica: Db): Promise<LogPlaces> {
  const [here] = await rows<{ system: string; at: string }>(
    primary,
    sql`select system_identifier || current_database() as system, pg_current_wal_lsn()::text as at
        from pg_control_system()`,
  );
  const [there] = await rows<{ system: string; at: string | null }>(
    replica,
    sql`select system_identifier || current_database() as system,
          case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at
        from pg_control_system()`,
  );
  return { written: here?.at ?? '', replayed: here?.system === there?.system ? (there?.at ?? null) : null };
}
