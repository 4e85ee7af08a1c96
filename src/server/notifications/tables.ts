import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

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
  (t) => [uniqueIndex('sent_messages_brand_key').on(t.brand, t.key), index('sent_messages_due').on(t.dueAt), index('sent_messages_created').on(t.createdAt)],
);
