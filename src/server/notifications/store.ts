import { and, eq, gt, inArray, isNotNull, isNull, lte, max, sql, type SQL } from 'drizzle-orm';
import { INBOX_DAYS } from '../../domain/notifications/inboxDays.ts';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import { instant, rows } from '../platform/db/sql.ts';
import { forgetEndedDevices } from './push/store.ts';
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

/** Locks a message until the transaction ends. */
export async function lockMessage(tx: Db, id: string): Promise<StoredMessage | null> {
  const [row] = await tx.select().from(sentMessages).where(eq(sentMessages.id, id)).for('update');
  return row ?? null;
}

/** When a message, or one that was sent again in its place, was last written for its channel. */
export async function lastOnChannel(
  tx: Db,
  { brand, memberId, key, createdAt }: Pick<StoredMessage, 'brand' | 'memberId' | 'key' | 'createdAt'>,
): Promise<Date> {
  const first = key.replace(/(#[0-9a-f-]{36})+$/, '');
  const isOne = sql`(${sentMessages.key} = ${first} or starts_with(${sentMessages.key}, ${`${first}#`}))`;
  const [row] = await tx
    .select({ at: max(sentMessages.createdAt) })
    .from(sentMessages)
    .where(and(eq(sentMessages.brand, brand), sql`${sentMessages.memberId} = ${memberId}`, isOne));
  return row?.at ?? createdAt;
}

/** Ends a message and deletes its sealed values. `kept` is the sealed text for the member's inbox. */
export async function closeMessage(
  db: Db,
  id: string,
  {
    state,
    reason,
    at,
    kept,
  }: { state: 'sent' | 'dropped' | 'failed'; reason: string | null; at: Date; kept: string | null },
): Promise<void> {
  const sentAt = state === 'sent' || kept !== null ? at : null;
  await db
    .update(sentMessages)
    .set({ state, reason, sealed: null, dueAt: null, sentAt, kept })
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

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

export async function forgetOldMessages(db: Db, now: Date): Promise<void> {
  await forgetEndedDevices(db, daysBefore(now, RECORD_DAYS));
  await db.delete(sentMessages).where(lte(sentMessages.createdAt, daysBefore(now, RECORD_DAYS)));
  await db
    .update(sentMessages)
    .set({ kept: null })
    .where(and(isNotNull(sentMessages.kept), lte(sentMessages.sentAt, daysBefore(now, INBOX_DAYS))));
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
    gt(sentMessages.sentAt, daysBefore(now, INBOX_DAYS)),
  );

/** What a message's channels have in common: its key without the channel's end, and without that of `freeKeys`. */
const SHARED_KEY = sql`regexp_replace(${sentMessages.key}, '(:(sms|push|digest))?(#[0-9a-f-]{36})*$', '')`;

/** The best text comes first: an email says most, a text message least. */
const BEST_TEXT = sql`array_position(array['email', 'inbox', 'digest', 'push', 'sms'], ${sentMessages.channel})`;

export interface InboxRow extends InboxPlace {
  /** By which channels it left; none: it is in the inbox alone. */
  readonly channels: readonly string[];
  /** The channel's message that says most, whose text it is. */
  readonly keptId: string;
  readonly kept: string;
  readonly isUnread: boolean;
}

/**
 * What a member was sent, newest first, each message once for all its channels; `after` is the last one of the page
 * before. A message's place is that of the channel that was first.
 */
export async function findInbox(
  db: Db,
  reader: InboxReader,
  { after, limit }: { readonly after: InboxPlace | null; readonly limit: number },
): Promise<readonly InboxRow[]> {
  const { sentAt, id, openedAt, channel, state } = sentMessages;
  const isOlder =
    after === null
      ? sql`true`
      : sql`(min(${sentAt}), (array_agg(${id} order by ${sentAt}, ${id}))[1])
          < (${after.sentAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const found = await rows<Omit<InboxRow, 'sentAt'> & { readonly sentAt: string }>(
    db,
    // The texts are read for one page only.
    sql`select page.id, page."sentAt", page.channels, page."keptId", page."isUnread", text.kept
      from (
      select (array_agg(${id} order by ${sentAt}, ${id}))[1] as id, min(${sentAt}) as "sentAt",
        coalesce(array_agg(distinct ${channel}) filter (where ${state} = 'sent' and ${channel} <> 'inbox'), '{}')
          as channels,
        (array_agg(${id} order by ${BEST_TEXT}))[1] as "keptId",
        bool_and(${openedAt} is null) as "isUnread"
      from ${sentMessages}
      where ${inInbox(reader)}
      group by ${SHARED_KEY}
      having ${isOlder}
      order by 2 desc, 1 desc
      limit ${limit}
      ) page
      join ${sentMessages} text on text.id = page."keptId"
      order by 2 desc, 1 desc`,
  );
  return found.map((row) => ({ ...row, sentAt: instant(row.sentAt) }));
}

export async function countUnread(db: Db, reader: InboxReader): Promise<number> {
  const unread = db
    .select({ message: SHARED_KEY.as('message') })
    .from(sentMessages)
    .where(inInbox(reader))
    .groupBy(SHARED_KEY)
    .having(sql`bool_and(${sentMessages.openedAt} is null)`)
    .as('unread');
  return db.$count(unread);
}

/** Opens a message on all its channels. False for what isn't in the member's inbox. */
export async function openMessage(db: Db, reader: InboxReader, id: string): Promise<boolean> {
  const opened = await db
    .update(sentMessages)
    .set({ openedAt: sql`coalesce(${sentMessages.openedAt}, ${reader.now.toISOString()}::timestamptz)` })
    .where(
      and(
        inInbox(reader),
        inArray(
          SHARED_KEY,
          db
            .select({ key: SHARED_KEY })
            .from(sentMessages)
            .where(and(inInbox(reader), eq(sentMessages.id, id))),
        ),
      ),
    )
    .returning({ id: sentMessages.id });
  return opened.length > 0;
}

export async function openAllMessages(db: Db, reader: InboxReader): Promise<void> {
  await db
    .update(sentMessages)
    .set({ openedAt: reader.now })
    .where(and(inInbox(reader), isNull(sentMessages.openedAt)));
}
