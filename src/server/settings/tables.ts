import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** E.164. */
export const phoneNumbers = pgTable(
  'phone_numbers',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    number: text().notNull(),
    verified: boolean().notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }),
    /** When an unverified number is deleted; null once verified. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Keyed hash of the last code sent; null when none is open. */
    codeHash: text('code_hash'),
    codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }),
    /** Codes entered since the last one was sent. */
    codeTries: integer('code_tries').notNull().default(0),
    /** The verified number that goes when this one is verified; until then it stays in use. */
    replaces: text(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.number] }),
    index('phone_numbers_number').on(t.number),
    // For the last digits.
    index('phone_numbers_end').using('btree', sql`reverse(${t.number}) text_pattern_ops`),
    index('phone_numbers_expiry').on(t.expiresAt),
  ],
);

/** Consents and refusals of text messages about events, append-only; a number's latest row counts. */
export const smsConsents = pgTable(
  'sms_consents',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** E.164. */
    number: text().notNull(),
    /** Null when given by text message. */
    memberId: uuid('member_id').references(() => members.id),
    given: boolean().notNull(),
    source: text({ enum: ['settings', 'message'] }).notNull(),
    /** The text that was agreed to; null when none was shown. */
    wording: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('sms_consents_number').on(t.brand, t.number, t.at),
    index('sms_consents_member').on(t.memberId),
  ],
);

/** Only switches changed from their default. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    enabled: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.key] }),
    index('subscriptions_digest')
      .on(t.memberId)
      .where(sql`key = 'weekly_digest' and enabled`),
  ],
);

/** Choices about privacy, append-only; a member's latest row counts. */
export const privacyChoices = pgTable(
  'privacy_choices',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** Null for a visitor without an account. */
    memberId: uuid('member_id').references(() => members.id),
    /** What was agreed to; the strictly necessary group is always in it. */
    groups: jsonb().$type<readonly string[]>().notNull(),
    /** Of the text that was shown. */
    version: integer().notNull(),
    /** The browser objected for all sites (Global Privacy Control). */
    objected: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('privacy_choices_member').on(t.memberId, t.at)],
);

/** Members' own pictures, as WebP; `picture_url` of the member has its path. */
export const accountPictures = pgTable('account_pictures', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  /** A new one for each upload, so that browsers can keep a picture. */
  id: uuid().notNull(),
  content: bytes().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
