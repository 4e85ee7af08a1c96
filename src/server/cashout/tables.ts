import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MEMBER_CAUSES } from '../../domain/cashout/memberCauses.ts';
import type { ReviewReason } from '../../domain/cashout/review.ts';
import { TIN_TYPES, W9_STATUSES } from '../../domain/cashout/w9.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import { members } from '../session/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Where a member's money goes, and whether staff have blocked their cash-outs. */
export const cashoutAccounts = pgTable(
  'cashout_accounts',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    /** The email address at the payment provider, as entered; null: none given. */
    destination: text(),
    /** Keyed hash of its plain form, to compare. */
    destinationKey: text('destination_key'),
    /** When the member proved that it's theirs; null: not yet. Payouts wait a day from here. */
    verifiedAt: instant('verified_at'),
    /** Keyed hash of the code that was sent there. */
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    tries: integer().notNull().default(0),
    /** Null: not blocked. */
    blockedAt: instant('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** The reason the member sees; null for blocks of earlier releases. */
    blockedCause: text('blocked_cause', { enum: MEMBER_CAUSES }),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [index('cashout_accounts_destination').on(t.brand, t.destinationKey)],
);

/** A cash-out to the payment provider, beside its order: why staff review it, and what they decided. */
export const payoutReviews = pgTable(
  'payout_reviews',
  {
    /** The order's id. */
    orderId: uuid('order_id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    brand: text().notNull(),
    destinationKey: text('destination_key').notNull(),
    /** Keyed hash of the browser's id; null: unknown. */
    browserKey: text('browser_key'),
    /** Keyed hash of the member's postal address; null: unknown. */
    addressKey: text('address_key'),
    reasons: jsonb().$type<readonly ReviewReason[]>().notNull(),
    placedAt: instant('placed_at').notNull(),
    decision: text({ enum: ['approved', 'refused', 'withdrawn'] }),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason'),
    /** Grows with every decision. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('payout_reviews_member').on(t.memberId),
    index('payout_reviews_destination').on(t.brand, t.destinationKey),
    index('payout_reviews_browser').on(t.brand, t.browserKey),
    index('payout_reviews_address').on(t.brand, t.addressKey),
    index('payout_reviews_latest').on(t.brand, t.placedAt),
  ],
);

/** Forms W-9. The number is sealed and never shown again, but for its last four digits. */
export const w9Forms = pgTable(
  'w9_forms',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    brand: text().notNull(),
    name: text().notNull(),
    tinType: text('tin_type', { enum: TIN_TYPES }).notNull(),
    /** Sealed; its place is the form's id. */
    tin: text().notNull(),
    /** Keyed hash, to find the same number at another member. */
    tinKey: text('tin_key').notNull(),
    lastFour: text('last_four').notNull(),
    address: jsonb().$type<PostalAddress>().notNull(),
    signedAt: instant('signed_at').notNull(),
    status: text({ enum: W9_STATUSES }).notNull(),
    statusAt: instant('status_at').notNull(),
    /** When the form is checked next; null: it is checked, or needn't be. */
    dueAt: instant('due_at'),
    silences: integer().notNull().default(0),
  },
  (t) => [
    index('w9_forms_member').on(t.memberId, t.signedAt),
    index('w9_forms_number').on(t.brand, t.tinKey),
    index('w9_forms_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** What staff have stopped for a whole brand; no row: nothing. */
export const cashoutStops = pgTable('cashout_stops', {
  brand: text().primaryKey(),
  scope: text({ enum: ['all', 'paypal'] }).notNull(),
  at: instant('at').notNull(),
});

/** A brand's account at the payout provider: our webhook there, and when its list is compared next. */
export const payoutAccounts = pgTable('payout_accounts', {
  brand: text().primaryKey(),
  webhookUrl: text('webhook_url'),
  webhookId: text('webhook_id'),
  /** When the provider's list was last compared with ours; null: never. */
  comparedAt: instant('compared_at'),
  dueAt: instant('due_at').notNull(),
});

export const DIFFERENCE_KINDS = [
  'unknown_here',
  'unknown_there',
  'amount',
  'paid_but_refunded',
  'returned_but_paid',
  'points_missing',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A difference between our payouts and the provider's list, until staff settle it or it is gone. */
export const payoutDifferences = pgTable(
  'payout_differences',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    brand: text().notNull(),
    kind: text({ enum: DIFFERENCE_KINDS }).notNull(),
    /** Our key of the payout, or the provider's number for one that isn't ours. */
    reference: text().notNull(),
    orderId: uuid('order_id'),
    /** In hundredths: what we say and what the provider says; null: nothing. */
    ours: integer(),
    theirs: integer(),
    currency: text().notNull(),
    /** The provider's word for its state; null: it isn't in the list. */
    theirState: text('their_state'),
    foundAt: instant('found_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: uuid('settled_by'),
    /** Whether it resolved on its own. */
    isGone: boolean('is_gone').notNull().default(false),
    settledReason: text('settled_reason'),
  },
  (t) => [
    uniqueIndex('payout_differences_once').on(t.brand, t.kind, t.reference),
    index('payout_differences_open')
      .on(t.brand, t.foundAt)
      .where(sql`settled_at is null`),
  ],
);

/**
 * What the tax office may ask for of members whose accounts are gone: a year's payments that reached the threshold of a
 * form, and whom they went to. Nothing leads to anything else of the member.
 */
export const keptTaxRecords = pgTable(
  'kept_tax_records',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    year: integer().notNull(),
    name: text().notNull(),
    /** Null: they gave no form. */
    tinType: text('tin_type', { enum: TIN_TYPES }),
    /** Sealed; its place is the record's id. */
    tin: text(),
    lastFour: text('last_four'),
    status: text({ enum: W9_STATUSES }),
    address: jsonb().$type<PostalAddress>(),
    /** In hundredths, as the others. */
    cash: bigint({ mode: 'number' }).notNull(),
    giftCards: bigint('gift_cards', { mode: 'number' }).notNull(),
    prizes: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    /** When it goes. */
    keptUntil: instant('kept_until').notNull(),
  },
  (t) => [index('kept_tax_records_year').on(t.brand, t.year), index('kept_tax_records_end').on(t.keptUntil)],
);
