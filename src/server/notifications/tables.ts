import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { EVENT_NOTICES } from '../../domain/notifications/eventNotices.ts';

/** Messages to people, sent and to be sent. What they say is kept, sealed, until it is sent, and no longer. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** The same key is the same message. */
    key: text().notNull(),
    template: text().notNull(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /** Null: somebody who is not a member (yet). No foreign key: the record outlives the member. */
    memberId: uuid('member_id'),
    state: text({ enum: ['queued', 'sent', 'dropped', 'failed'] }).notNull(),
    /** Why it was not sent: a machine word. */
    reason: text(),
    /** Sealed values and address; null once nothing is left to do. */
    sealed: text(),
    /** When it is looked at again if no job has sent it until then. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Afterwards it helps nobody any more. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('sent_messages_brand_key').on(t.brand, t.key),
    index('sent_messages_due').on(t.dueAt),
    index('sent_messages_created').on(t.createdAt),
  ],
);

/**
 * What is told of an event, and how far that has come. Members are told in batches, in the order of their ids; whoever
 * stops leaves the rest to be told from `cursor` on.
 */
export const eventNotices = pgTable(
  'event_notices',
  {
    eventId: uuid('event_id').notNull(),
    kind: text({ enum: EVENT_NOTICES }).notNull(),
    /** The version of the event that this was planned from. */
    version: integer().notNull(),
    /** When the event ran by that version: what `changed` compares with. */
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    /** Null: nothing is left to tell. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** The last member who was told; null: none yet. */
    cursor: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.kind] }),
    index('event_notices_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
);

/** Up to which version members know their results. */
export const eventResultsTold = pgTable(
  'event_results_told',
  {
    eventId: uuid('event_id').notNull(),
    memberId: uuid('member_id').notNull(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.memberId] })],
);
