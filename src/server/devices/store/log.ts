import type { Db } from '../../platform/db/db.ts';
import { createIds } from '../../platform/ids.ts';
import { deviceLog } from '../tables.ts';

export type LogEntry = Omit<typeof deviceLog.$inferInsert, 'id'>;

/** Rows in one statement: eight parameters each, of PostgreSQL's limit of 65,535. */
const ROWS = 5_000;

export async function writeLog(tx: Db, entries: readonly LogEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += ROWS) {
    await tx
      .insert(deviceLog)
      .values(
        entries
          .slice(start, start + ROWS)
          .map((entry) => ({ ...entry, id: createIds({ now: () => entry.at })() })),
      );
  }
}
