import { and, asc, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { accountDeletions } from '../tables.ts';

export type DeletionRow = typeof accountDeletions.$inferSelect;

const isOpen = inArray(accountDeletions.state, ['waiting', 'ending']);

/** False if it was asked for already. */
export async function insertDeletion(
  tx: Db,
  row: Pick<DeletionRow, 'id' | 'brand' | 'askedAt' | 'dueAt'> & { readonly memberId: string },
): Promise<boolean> {
  const added = await tx
    .insert(accountDeletions)
    .values({ ...row, state: 'waiting' })
    .onConflictDoNothing()
    .returning({ id: accountDeletions.id });
  return added.length > 0;
}

/** The member's deletion that is still to come. */
export async function findOpenDeletion(db: Db, memberId: string): Promise<DeletionRow | null> {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.memberId, memberId), isOpen));
  return row ?? null;
}

/** False if there is none that can be taken back. */
export async function withdrawDeletion(tx: Db, memberId: string): Promise<boolean> {
  const changed = await tx
    .update(accountDeletions)
    .set({ state: 'withdrawn', dueAt: null })
    .where(and(eq(accountDeletions.memberId, memberId), eq(accountDeletions.state, 'waiting')))
    .returning({ id: accountDeletions.id });
  return changed.length > 0;
}

export const areDeletionsDue = (now: Date): SQL =>
  sql`exists (select from account_deletions where due_at <= ${now.toISOString()})`;

export async function readDueDeletions(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .select({ id: accountDeletions.id })
    .from(accountDeletions)
    .where(and(isNotNull(accountDeletions.dueAt), lte(accountDeletions.dueAt, now)))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** A due deletion, locked, so that it can't be taken back meanwhile. */
export async function lockDueDeletion(tx: Db, id: string, now: Date): Promise<DeletionRow | null> {
  const [row] = await tx
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.id, id), isOpen, lte(accountDeletions.dueAt, now)))
    .for('update');
  return row ?? null;
}

export async function changeDeletion(
  tx: Db,
  id: string,
  change: Partial<Pick<DeletionRow, 'state' | 'dueAt' | 'memberId' | 'doneAt'>>,
): Promise<void> {
  await tx.update(accountDeletions).set(change).where(eq(accountDeletions.id, id));
}
