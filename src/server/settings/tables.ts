import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

/** A member's phone numbers, E.164. */
export const phoneNumbers = pgTable(
  'phone_numbers',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    number: text().notNull(),
    verified: boolean().notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }),
    /** A number that is not verified by then is forgotten; null: verified. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Keyed hash of the code last sent; null: none is open. */
    codeHash: text('code_hash'),
    codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }),
    /** Codes given since the last one was sent. */
    codeTries: integer('code_tries').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.number] }),
    index('phone_numbers_number').on(t.number),
    index('phone_numbers_expiry').on(t.expiresAt),
  ],
);

/** Each yes and each no to text messages about events; the latest of a number counts. Rows are only added. */
export const smsConsents = pgTable(
  'sms_consents',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** E.164. */
    number: text().notNull(),
    /** Null: by a text message of whoever holds the number. */
    memberId: uuid('member_id').references(() => members.id),
    given: boolean().notNull(),
    source: text({ enum: ['settings', 'message'] }).notNull(),
    /** The words that were agreed to; null where none were shown. */
    wording: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('sms_consents_number').on(t.brand, t.number, t.at),
    index('sms_consents_member').on(t.memberId),
  ],
);

/** Notifications that a member has switched away from their default. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    enabled: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] })],
);
