import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';
import { EVENT_NOTICES } from '../../domain/notifications/eventNotices.ts';

/**
 * Messages to send and messages sent. Their values are sealed, and deleted once sent; what a member got stays readable for 90 days,
 * and so do the values of what has no code or link, so that support can send it again.
 */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** Unique per brand: a second message with the same key is ignored. */
    key: text().notNull(),
    template: text().notNull(),
    channel: text({ enum: ['email', 'sms', 'push', 'digest', 'inbox'] }).notNull(),
    /** Null for a recipient who isn't a member yet. No foreign key: the record outlives the member. */
    memberId: uuid('member_id'),
    state: text({ enum: ['queued', 'sent', 'dropped', 'failed'] }).notNull(),
    /** Why it was not sent, as a code. */
    reason: text(),
    /** Sealed values and address; null once the message is closed. */
    sealed: text(),
    /** When the scheduler sends it if no job has. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Dropped after this time. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it left, or went into the inbox alone. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When its button was pressed on a phone, which counts once. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The sealed text that the member got, without codes and log-in links, and what it was made from; null once it is too old. */
    kept: text(),
    /** When the member opened it in the app. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('sent_messages_brand_key').on(t.brand, t.key),
    index('sent_messages_due').on(t.dueAt),
    index('sent_messages_created').on(t.createdAt),
    index('sent_messages_member').on(t.memberId, t.createdAt),
    index('sent_messages_inbox')
      .on(t.memberId, t.sentAt, t.id)
      .where(sql`kept is not null`),
    index('sent_messages_kept')
      .on(t.sentAt)
      .where(sql`kept is not null`),
    index('sent_messages_refused')
      .on(t.brand, t.createdAt)
      .where(sql`state = 'failed'`),
  ],
);

/** A brand's key pair, by which push services know its messages (VAPID, RFC 8292). Made with the first browser. */
export const pushKeys = pgTable('push_keys', {
  brand: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  sealed: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/**
 * Browsers that show notifications. Each belongs to a session: one that is logged out gets none. It is kept for when the
 * same member is back there.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    sessionId: uuid('session_id').notNull(),
    /** Keyed hash of its address at the push service: a browser is another member's as soon as they use it. */
    addressHash: text('address_hash').notNull(),
    /** Its sealed address and keys. */
    sealed: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Since when none could be shown: the member is logged out there, or the push service no longer knows the address. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('push_devices_address').on(t.brand, t.addressHash),
    index('push_devices_member').on(t.memberId),
  ],
);

/**
 * Planned notices per event and their progress. Members are notified in batches by id; a restart continues after
 * `cursor`.
 */
export const eventNotices = pgTable(
  'event_notices',
  {
    eventId: uuid('event_id').notNull(),
    kind: text({ enum: EVENT_NOTICES }).notNull(),
    /** The event version this was planned from. */
    version: integer().notNull(),
    /** The event's times in that version, to detect a change. */
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    /** Null once there is nothing left to send. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** The last member notified; null before the first batch. */
    cursor: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.kind] }),
    index('event_notices_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
);

/** The latest result version each member was notified of. */
export const notifiedResults = pgTable(
  'event_results_told',
  {
    eventId: uuid('event_id').notNull(),
    memberId: uuid('member_id').notNull(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.memberId] })],
);
