import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { utilityAuthorizations, utilityConnections } from './tables.ts';

export type AuthorizationRow = typeof utilityAuthorizations.$inferSelect;

/** The member's active authorization; null: none. */
export async function currentAuthorization(
  db: Db,
  memberId: string,
  lock = false,
): Promise<AuthorizationRow | null> {
  const query = db
    .select()
    .from(utilityAuthorizations)
    .where(and(eq(utilityAuthorizations.memberId, memberId), isNull(utilityAuthorizations.endedAt)));
  const [row] = lock ? await query.for('update') : await query;
  return row ?? null;
}

/** Ends the member's authorization and place in the program; a job revokes it at the utility. */
export async function endAuthorization(tx: Db, memberId: string, now: Date): Promise<void> {
  await replaceAuthorization(tx, memberId, now);
  await tx
    .update(utilityConnections)
    .set({ programId: null, enrolledAt: null })
    .where(eq(utilityConnections.memberId, memberId));
}

/** Ends the member's authorization before another replaces it; the home keeps its place in the program. */
export async function replaceAuthorization(tx: Db, memberId: string, now: Date): Promise<void> {
  const ended = and(eq(utilityAuthorizations.memberId, memberId), isNull(utilityAuthorizations.endedAt));
  await tx
    .update(utilityAuthorizations)
    .set({ endedAt: now, revokeDueAt: now, pollDueAt: null, fetchDueAt: null })
    .where(ended);
}
