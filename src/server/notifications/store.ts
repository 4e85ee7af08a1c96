import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
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

/** Ends a message and deletes its sealed values. `kept` is the sealed text for the member's inbox. */
export async function closeMessage(
  db: Db,
  id: string,
  end: { state: 'sent'; at: Date; kept: string | null } | { state: 'dropped' | 'failed'; reason: string },
): Promise<void> {
  const ending = end.state === 'sent' ? { sentAt: end.at, kept: end.kept } : { reason: end.reason };
  await db
    .update(sentMessages)
    .set({ state: end.state, sealed: null, dueAt: null, ...ending })
    .where(eq(sentMessages.id, id));
}

/** Gives the keys of messages free that came to nothing, so that others can take them; they stay in the record. */
export async function freeKeys(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(sentMessages)
    .set({ key: sql`${sentMessages.key} || '#' || ${sentMessages.id}` })
    .where(inArray(sentMessages.id, [...ids]));
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

/** Whether a message was sent, when and how. */
const RECORD_DAYS = 400;

/** What it said. */
const TEXT_DAYS = 90;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

export async function forgetOldMessages(db: Db, now: Date): Promise<void> {
  await db.delete(sentMessages).where(lte(sentMessages.createdAt, daysBefore(now, RECORD_DAYS)));
  await db
    .update(sentMessages)
    .set({ kept: null })
    .where(and(isNotNull(sentMessages.kept), lte(sentMessages.sentAt, daysBefore(now, TEXT_DAYS))));
}

export interface InboxPlace {
  readonly sentAt: Date;
  readonly id: string;
}

/** A member at one of their brands. */
export interface InboxReader {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

const inInbox = ({ brandId, memberId, now }: InboxReader) =>
  and(
    eq(sentMessages.memberId, memberId),
    eq(sentMessages.brand, brandId),
    isNotNull(sentMessages.kept),
    gt(sentMessages.sentAt, daysBefore(now, TEXT_DAYS)),
  );

export interface InboxRow extends InboxPlace {
  readonly channel: string;
  readonly kept: string;
  readonly openedAt: Date | null;
}

/** What a member was sent, newest first; `after` is the last one of the page before. */
export async function findInbox(
  db: Db,
  reader: InboxReader,
  { after, limit }: { readonly after: InboxPlace | null; readonly limit: number },
): Promise<readonly InboxRow[]> {
  const { sentAt, id, kept, openedAt } = sentMessages;
  const older =
    after === null
      ? undefined
      : or(lt(sentAt, after.sentAt), and(eq(sentAt, after.sentAt), lt(id, after.id)));
  const found = await db
    .select({ id, channel: sentMessages.channel, sentAt, kept, openedAt })
    .from(sentMessages)
    .where(and(inInbox(reader), older))
    .orderBy(desc(sentAt), desc(id))
    .limit(limit);
  return found.flatMap((row) =>
    row.sentAt === null || row.kept === null ? [] : [{ ...row, sentAt: row.sentAt, kept: row.kept }],
  );
}

export async function countUnread(db: Db, reader: InboxReader): Promise<number> {
  return db.$count(sentMessages, and(inInbox(reader), isNull(sentMessages.openedAt)));
}

/** False for what isn't in the member's inbox. */
export async function openMessage(db: Db, reader: InboxReader, id: string): Promise<boolean> {
  const opened = await db
    .update(sentMessages)
    .set({ openedAt: sql`coalesce(${sentMessages.openedAt}, ${reader.now.toISOString()}::timestamptz)` })
    .where(and(eq(sentMessages.id, id), inInbox(reader)))
    .returning({ id: sentMessages.id });
  return opened.length > 0;
}

export async function openAllMessages(db: Db, reader: InboxReader): Promise<void> {
  await db
    .update(sentMessages)
    .set({ openedAt: reader.now })
    .where(and(inInbox(reader), isNull(sentMessages.openedAt)));
}
