import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { sentMessages } from './tables.ts';

export type StoredMessage = typeof sentMessages.$inferSelect;

export type MessageRow = typeof sentMessages.$inferInsert;

/** The ids of those that are new: a message whose key there is already is left out. */
export async function insertMessages(db: Db, rows: readonly MessageRow[]): Promise<readonly string[]> {
  if (rows.length === 0) return [];
  const made = await db
    .insert(sentMessages)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: sentMessages.id });
  return made.map(({ id }) => id);
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | null> {
  const [row] = await db.select().from(sentMessages).where(eq(sentMessages.id, id));
  return row ?? null;
}

/** Nothing is left to do with it; what it said is forgotten. */
export async function closeMessage(
  db: Db,
  id: string,
  end: { state: 'sent'; at: Date } | { state: 'dropped' | 'failed'; reason: string },
): Promise<void> {
  const words = end.state === 'sent' ? { sentAt: end.at } : { reason: end.reason };
  await db
    .update(sentMessages)
    .set({ state: end.state, sealed: null, dueAt: null, ...words })
    .where(eq(sentMessages.id, id));
}

/** Holds a message back until a later time. */
export async function holdMessage(db: Db, id: string, until: Date): Promise<void> {
  await db.update(sentMessages).set({ dueAt: until }).where(eq(sentMessages.id, id));
}

/** Messages that were held back until now, or whose job was lost. */
export async function dueMessages(db: Db, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: sentMessages.id })
    .from(sentMessages)
    .where(and(eq(sentMessages.state, 'queued'), isNotNull(sentMessages.dueAt), lte(sentMessages.dueAt, now)))
    .orderBy(sentMessages.dueAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const KEPT_DAYS = 400;

/** Forgets what was told long ago. */
export async function forgetOldMessages(db: Db, now: Date): Promise<void> {
  await db
    .delete(sentMessages)
    .where(lte(sentMessages.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
