import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SignupStepName } from '../../domain/signup/steps.ts';
import { members } from '../session/tables.ts';

/** What was typed or sent, by step: field and text. */
export type SignupData = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What a stranger gave so far. Known by a cookie, of which the hash is here. A stranger is nobody's: a draft is not a
 * member, and is swept when nobody came back to it for a month.
 */
export const signupDrafts = pgTable(
  'signup_drafts',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Upper case, without space or hyphen. */
    postalCode: text('postal_code'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** As it was written. */
    email: text(),
    locale: text(),
    referralCode: text('referral_code'),
    termsAt: timestamp('terms_at', { withTimezone: true }),
    /** When the latest letter was asked for. */
    letterAt: timestamp('letter_at', { withTimezone: true }),
    /** Letters asked for: each has a number of its own. */
    letters: integer().notNull().default(0),
    data: jsonb().$type<SignupData>().notNull().default({}),
    /** Whose it became. No foreign key: members who never came are swept. */
    memberId: uuid('member_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('signup_drafts_token').on(t.tokenHash), index('signup_drafts_seen').on(t.seenAt)],
);

/** How a member joins, beside what the member's own rooms keep. One row a member who came through sign-up. */
export const memberSignups = pgTable(
  'member_signups',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    /** The draft that becomes this member's when the link is used. */
    draftId: uuid('draft_id'),
    /** When the mailed link was used, which shows that the address is the member's. Null: never yet. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    termsAt: timestamp('terms_at', { withTimezone: true }),
    data: jsonb().$type<SignupData>().notNull().default({}),
    skipped: jsonb().$type<readonly SignupStepName[]>().notNull().default([]),
    /** What else the brand asked for when the utility was chosen. */
    utilityExtras: jsonb('utility_extras').$type<Readonly<Record<string, string>>>(),
    appliancesAt: timestamp('appliances_at', { withTimezone: true }),
    /** Watts that the first list paid. */
    applianceWatts: integer('appliance_watts').notNull().default(0),
    plugs: integer(),
    legacyConfirmedAt: timestamp('legacy_confirmed_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    handbackAt: timestamp('handback_at', { withTimezone: true }),
    handbackToldAt: timestamp('handback_told_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('member_signups_created').on(t.createdAt)],
);

/** The appliances of a member's home; each kind once. */
export const memberAppliances = pgTable(
  'member_appliances',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    kind: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind] })],
);
