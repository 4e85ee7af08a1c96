import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { utilityAuthorizations, utilityConnections } from '../tables.ts';

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

/** Active or ended; null: unknown. */
export async function findAuthorization(db: Db, id: string, lock = false): Promise<AuthorizationRow | null> {
  const query = db.select().from(utilityAuthorizations).where(eq(utilityAuthorizations.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row ?? null;
}

/** Null: unknown, or ended. */
export async function findActiveAuthorization(db: Db, id: string): Promise<AuthorizationRow | null> {
  const [row] = await db
    .select()
    .from(utilityAuthorizations)
    .where(and(eq(utilityAuthorizations.id, id), isNull(utilityAuthorizations.endedAt)));
  return row ?? null;
}

/** Active or ended; null: unknown. */
export async function findAuthorizationByEnrollment(
  db: Db,
  utilityId: string,
  enrollmentId: string,
): Promise<AuthorizationRow | null> {
  const [row] = await db
    .select()
    .from(utilityAuthorizations)
    .where(
      and(
        eq(utilityAuthorizations.utilityId, utilityId),
        eq(utilityAuthorizations.enrollmentId, enrollmentId),
      ),
    );
  return row ?? null;
}

/** Null: unknown. */
export async function readPollState(
  db: Db,
  id: string,
): Promise<{ readonly widgetState: string; readonly endedAt: Date | null } | null> {
  const [row] = await db
    .select({ widgetState: utilityConnections.widgetState, endedAt: utilityAuthorizations.endedAt })
    .from(utilityAuthorizations)
    .innerJoin(utilityConnections, eq(utilityConnections.memberId, utilityAuthorizations.memberId))
    .where(eq(utilityAuthorizations.id, id));
  return row ?? null;
}

export async function insertAuthorization(
  tx: Db,
  authorization: typeof utilityAuthorizations.$inferInsert,
): Promise<AuthorizationRow | null> {
  const [row] = await tx.insert(utilityAuthorizations).values(authorization).returning();
  return row ?? null;
}

export async function updateAuthorization(
  db: Db,
  id: string,
  change: Partial<Omit<AuthorizationRow, 'id'>>,
): Promise<void> {
  await db.update(utilityAuthorizations).set(change).where(eq(utilityAuthorizations.id, id));
}

/** Moves the due time of a due fetch; null: it isn't due, or the authorization ended. */
export async function claimFetch(
  db: Db,
  id: string,
  now: Date,
  fetchDueAt: Date,
): Promise<AuthorizationRow | null> {
  const [row] = await db
    .update(utilityAuthorizations)
    .set({ fetchDueAt })
    .where(
      and(
        eq(utilityAuthorizations.id, id),
        isNull(utilityAuthorizations.endedAt),
        lte(utilityAuthorizations.fetchDueAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** Ends the member's authorization before another replaces it; the home keeps its place in the program. */
export async function replaceAuthorization(tx: Db, memberId: string, now: Date): Promise<void> {
  const ended = and(eq(utilityAuthorizations.memberId, memberId), isNull(utilityAuthorizations.endedAt));
  await tx
    .update(utilityAuthorizations)
    .set({ endedAt: now, revokeDueAt: now, pollDueAt: null, fetchDueAt: null })
    .where(ended);
}

/** Deletes an ended authorization's tokens and numbers; nothing is left to revoke. */
export async function eraseCredentials(db: Db, id: string): Promise<void> {
  await db
    .update(utilityAuthorizations)
    .set({
      revokeDueAt: null,
      accessToken: null,
      refreshToken: null,
      accountNumber: null,
      nmi: null,
      nmiHash: null,
      accountHash: null,
    })
    .where(eq(utilityAuthorizations.id, id));
}
