import { and, asc, desc, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { utilityConnections, utilityTransitions, type AuthStatus } from '../tables.ts';

export type ConnectionRow = typeof utilityConnections.$inferSelect;

/** Null: no utility chosen yet. `lock`: until the transaction ends. */
export async function findConnection(db: Db, memberId: string, lock = false): Promise<ConnectionRow | null> {
  const query = db.select().from(utilityConnections).where(eq(utilityConnections.memberId, memberId));
  const [row] = lock ? await query.for('update') : await query;
  return row ?? null;
}

/** Null: no utility chosen yet, or a member of another brand. */
export async function findConnectionInBrand(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<ConnectionRow | null> {
  const [row] = await db
    .select()
    .from(utilityConnections)
    .where(and(eq(utilityConnections.memberId, memberId), eq(utilityConnections.brand, brandId)));
  return row ?? null;
}

/** The connection, locked, if it waits for this utility's confirmation; null: it doesn't. */
export async function lockWaitingConnection(
  tx: Db,
  memberId: string,
  utilityId: string,
): Promise<ConnectionRow | null> {
  const [row] = await tx
    .select()
    .from(utilityConnections)
    .where(
      and(
        eq(utilityConnections.memberId, memberId),
        eq(utilityConnections.utilityId, utilityId),
        eq(utilityConnections.authStatus, 'waiting'),
      ),
    )
    .for('update');
  return row ?? null;
}

/** In the order of their ids, so that concurrent orders wait for each other instead of deadlocking. */
export async function lockConnections(tx: Db, memberIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: utilityConnections.memberId })
    .from(utilityConnections)
    .where(inArray(utilityConnections.memberId, [...memberIds]))
    .orderBy(asc(utilityConnections.memberId))
    .for('update');
}

/** Whether it is new; an existing one is left as it is. */
export async function insertConnection(
  tx: Db,
  connection: typeof utilityConnections.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(utilityConnections)
    .values(connection)
    .onConflictDoNothing()
    .returning({ id: utilityConnections.memberId });
  return inserted.length > 0;
}

/** Everything but the program, whose changes partners hear about: see `changeProgram`. */
export type ConnectionChange = Partial<
  Omit<ConnectionRow, 'memberId' | 'brand' | 'programId' | 'enrolledAt'>
>;

/** The changed row; null: no utility chosen yet. */
export async function updateConnection(
  tx: Db,
  memberId: string,
  change: ConnectionChange,
): Promise<ConnectionRow | null> {
  const [row] = await tx
    .update(utilityConnections)
    .set(change)
    .where(eq(utilityConnections.memberId, memberId))
    .returning();
  return row ?? null;
}

export async function setProgram(
  tx: Db,
  memberId: string,
  programId: string | null,
  now: Date,
  change: ConnectionChange,
): Promise<void> {
  await tx
    .update(utilityConnections)
    .set({ ...change, programId, enrolledAt: programId === null ? null : now })
    .where(eq(utilityConnections.memberId, memberId));
}

export async function setAuthStatus(tx: Db, memberId: string, authStatus: AuthStatus): Promise<void> {
  await tx.update(utilityConnections).set({ authStatus }).where(eq(utilityConnections.memberId, memberId));
}

/** Whether the member's utility is still this one; another utility's status is left alone. */
export async function setAuthStatusIfChosen(
  tx: Db,
  memberId: string,
  utilityId: string,
  authStatus: AuthStatus,
): Promise<boolean> {
  const changed = await tx
    .update(utilityConnections)
    .set({ authStatus })
    .where(and(eq(utilityConnections.memberId, memberId), eq(utilityConnections.utilityId, utilityId)))
    .returning({ id: utilityConnections.memberId });
  return changed.length > 0;
}

export type Transition = Omit<typeof utilityTransitions.$inferInsert, 'position'>;

/** Must run with the connection locked. */
export async function appendTransition(tx: Db, transition: Transition): Promise<void> {
  // The connection's row lock keeps positions unique.
  const [last] = await tx
    .select({ position: max(utilityTransitions.position) })
    .from(utilityTransitions)
    .where(eq(utilityTransitions.memberId, transition.memberId));
  await tx.insert(utilityTransitions).values({ ...transition, position: (last?.position ?? 0) + 1 });
}

/** The cause of the connection's latest change of status; null: none yet. */
export async function latestTransitionCause(db: Db, memberId: string): Promise<Transition['cause'] | null> {
  const [last] = await db
    .select({ cause: utilityTransitions.cause })
    .from(utilityTransitions)
    .where(eq(utilityTransitions.memberId, memberId))
    .orderBy(desc(utilityTransitions.position))
    .limit(1);
  return last?.cause ?? null;
}
