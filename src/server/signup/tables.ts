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

/** Typed or submitted fields by step. */
export type SignupData = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A stranger's data so far, found by the hash of a cookie. Deleted after a month without use. */
export const signupDrafts = pgTable(
  'signup_drafts',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Upper case, without spaces or hyphens. */
    postalCode: text('postal_code'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** As entered. */
    email: text(),
    locale: text(),
    referralCode: text('referral_code'),
    termsAt: timestamp('terms_at', { withTimezone: true }),
    /** When the last email was requested. */
    emailRequestedAt: timestamp('letter_at', { withTimezone: true }),
    /** Number of emails requested. */
    emailsRequested: integer('letters').notNull().default(0),
    data: jsonb().$type<SignupData>().notNull().default({}),
    /** The member it was moved to. No foreign key: members who never logged in are deleted. */
    memberId: uuid('member_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('signup_drafts_token').on(t.tokenHash), index('signup_drafts_seen').on(t.seenAt)],
);

/** A member's progress through sign-up; one row per member who came through it. */
export const memberSignups = pgTable(
  'member_signups',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    /** The draft to move when the link is used. */
    draftId: uuid('draft_id'),
    /** When the emailed link was used, which verifies the address; null before. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    termsAt: timestamp('terms_at', { withTimezone: true }),
    data: jsonb().$type<SignupData>().notNull().default({}),
    skipped: jsonb().$type<readonly SignupStepName[]>().notNull().default([]),
    /** The brand's extra questions when choosing a utility. */
    utilityExtras: jsonb('utility_extras').$type<Readonly<Record<string, string>>>(),
    appliancesAt: timestamp('appliances_at', { withTimezone: true }),
    /** Paid for the first list. */
    applianceWatts: integer('appliance_watts').notNull().default(0),
    plugs: integer(),
    legacyConfirmedAt: timestamp('legacy_confirmed_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    handbackAt: timestamp('handback_at', { withTimezone: true }),
    partnerNotifiedAt: timestamp('handback_told_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('member_signups_created').on(t.createdAt)],
);

/** One row per kind. */
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
