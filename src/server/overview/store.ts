import type { Db } from '../platform/db/db.ts';
import { messageDays } from './tables.ts';

/** Rows of one insert. */
const AT_ONCE = 1_000;

/** Writes the sums of days; what is there stays. */
export async function insertMessageDays(
  tx: Db,
  rows: readonly (typeof messageDays.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insert(messageDays)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoNothing();
}
