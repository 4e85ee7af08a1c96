import type { Db } from '../platform/db/db.ts';
import { dismissals } from './tables.ts';

/** Repeated, it changes nothing. */
export async function insertDismissal(db: Db, row: typeof dismissals.$inferInsert): Promise<void> {
  await db.insert(dismissals).values(row).onConflictDoNothing();
}
