import { and, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import { sentMessages } from './tables.ts';

export type StoredMessage = typeof sentMessages.$inferSelect;

export type MessageRow = typeof sentMessages.$inferInsert;

/** Returns the ids of the new rows; a message with a known key is skipped. */
export async function insertMessages(db: Db, rows: readonly MessageRow[]): Promise<readonly string[]> {
  if (rows.length === 0) return [];
  const inserted = await db
    .insert(sentMessages)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: sentMessages.id });
  return inserted.map(({ id }) => id);
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | null> {
  const [row] = await db.select().from(sentMessages).where(eq(sentMessages.id, id));
  return row ?? null;
}

/** Ends a message and deletes its sealed content. */
export async function closeMessage(
  db: Db,
  id: string,
  end: { state: 'sent'; at: Date } | { state: 'dropped' | 'failed'; reason: string },
): Promise<void> {
  const ending = end.state === 'sent' ? { sentAt: end.at } : { reason: end.reason };
  await db
    .update(sentMessages)
    .set({ state: end.state, sealed: null, dueAt: null, ...ending })
    .where(eq(sentMessages.id, id));
}

export async function holdMessage(db: Db, id: string, until: Date): Promise<void> {
  await db.update(sentMessages).set({ dueAt: until }).where(eq(sentMessages.id, id));
}

export const areMessagesDue = (now: Date): SQL =>
  isAnyDue(sentMessages.dueAt, now, eq(sentMessages.state, 'queued'));

/** Held messages whose time has come, and messages whose job was lost. */
export async function findDueMessages(db: Db, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: sentMessages.id })
    .from(sentMessages)
    .where(and(eq(sentMessages.state, 'queued'), isNotNull(sentMessages.dueAt), lte(sentMessages.dueAt, now)))
    .orderBy(sentMessages.dueAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const KEPT_DAYS = 400;

export async function forgetOldMessages(db: Db, now: Date): Promise<void> {
  await db
    .delete(sentMessages)
    .where(lte(sentMessages.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
