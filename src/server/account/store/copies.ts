import { and, asc, desc, eq, gt, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { dataCopies, dataCopyParts } from '../tables.ts';

export type CopyRow = typeof dataCopies.$inferSelect;

/** False if another one is being made. */
export async function insertCopy(
  db: Db,
  copy: Pick<CopyRow, 'id' | 'memberId' | 'brand' | 'locale' | 'askedAt'>,
): Promise<boolean> {
  const added = await db
    .insert(dataCopies)
    .values({ ...copy, state: 'making', dueAt: copy.askedAt })
    .onConflictDoNothing()
    .returning({ id: dataCopies.id });
  return added.length > 0;
}

export async function findLatestCopy(db: Db, brand: string, memberId: string): Promise<CopyRow | null> {
  const [row] = await db
    .select()
    .from(dataCopies)
    .where(and(eq(dataCopies.memberId, memberId), eq(dataCopies.brand, brand)))
    .orderBy(desc(dataCopies.askedAt), desc(dataCopies.id))
    .limit(1);
  return row ?? null;
}

/** A member's copy that can be fetched now. */
export async function findReadyCopy(
  db: Db,
  own: { readonly brand: string; readonly memberId: string; readonly id: string; readonly now: Date },
): Promise<CopyRow | null> {
  const [row] = await db
    .select()
    .from(dataCopies)
    .where(
      and(
        eq(dataCopies.id, own.id),
        eq(dataCopies.memberId, own.memberId),
        eq(dataCopies.brand, own.brand),
        eq(dataCopies.state, 'ready'),
        gt(dataCopies.expiresAt, own.now),
      ),
    );
  return row ?? null;
}

export const areCopiesDue = (now: Date): SQL =>
  sql`exists (select from data_copies where due_at <= ${now.toISOString()})`;

export async function readDueCopies(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .select({ id: dataCopies.id })
    .from(dataCopies)
    .where(and(isNotNull(dataCopies.dueAt), lte(dataCopies.dueAt, now)))
    .orderBy(asc(dataCopies.dueAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

export async function findDueCopy(db: Db, id: string, now: Date): Promise<CopyRow | null> {
  const [row] = await db
    .select()
    .from(dataCopies)
    .where(and(eq(dataCopies.id, id), lte(dataCopies.dueAt, now)));
  return row ?? null;
}

/** Counts an attempt, and deletes what an earlier one has left. */
export async function beginAttempt(tx: Db, id: string): Promise<number> {
  await tx.delete(dataCopyParts).where(eq(dataCopyParts.copyId, id));
  const [row] = await tx
    .update(dataCopies)
    .set({ attempts: sql`${dataCopies.attempts} + 1` })
    .where(eq(dataCopies.id, id))
    .returning({ attempts: dataCopies.attempts });
  return row?.attempts ?? 0;
}

export async function insertPart(db: Db, copyId: string, place: number, content: Uint8Array): Promise<void> {
  await db.insert(dataCopyParts).values({ copyId, place, content });
}

/** Null after the last one. */
export async function readPart(db: Db, copyId: string, place: number): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: dataCopyParts.content })
    .from(dataCopyParts)
    .where(and(eq(dataCopyParts.copyId, copyId), eq(dataCopyParts.place, place)));
  return row?.content ?? null;
}

/** False if it isn't being made any more. */
export async function markReady(
  tx: Db,
  id: string,
  ready: { readonly readyAt: Date; readonly expiresAt: Date; readonly bytes: number },
): Promise<boolean> {
  const changed = await tx
    .update(dataCopies)
    .set({ ...ready, state: 'ready', dueAt: ready.expiresAt })
    .where(and(eq(dataCopies.id, id), eq(dataCopies.state, 'making')))
    .returning({ id: dataCopies.id });
  return changed.length > 0;
}

/** Ends a copy and deletes its file. */
export async function endCopy(tx: Db, id: string, state: 'failed' | 'gone'): Promise<void> {
  await tx.delete(dataCopyParts).where(eq(dataCopyParts.copyId, id));
  await tx.update(dataCopies).set({ state, dueAt: null }).where(eq(dataCopies.id, id));
}
