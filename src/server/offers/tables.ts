import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '../../domain/brands/countries.ts';
import { OFFER_AUDIENCES, OFFER_DEFAULTS, OFFER_STATUSES } from '../../domain/offers/offerStatus.ts';
import { orders } from '../orders/tables.ts';
import { programs } from '../programs/tables.ts';
import { rewardPictures } from '../rewards/tables.ts';
import { members } from '../session/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

type ByLocale<T> = Readonly<Partial<Record<Locale, T>>>;

/** An offer's words in one language. */
export interface OfferTexts {
  readonly title: string;
  /** A line below it. */
  readonly subtitle: string;
  readonly text: string;
  readonly terms: string;
  /** What the member agrees to; empty: nothing to agree to. */
  readonly agreement: string;
}

/** A variant of the device that the member can choose. */
export interface OfferOption {
  readonly id: string;
  /** The shop's id of the variant, or our name of an item. */
  readonly item: string;
  readonly names: ByLocale<string>;
}

/** Devices that members can get at a special price. Amounts are whole points. Source: rewards, Device offers. */
export const deviceOffers = pgTable(
  'device_offers',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    audience: text({ enum: OFFER_AUDIENCES }).notNull(),
    /** Only for members of this program; null: for everyone. */
    programId: uuid('program_id').references(() => programs.id),
    /** The type of device whose connection completes the offer. */
    deviceType: text('device_type').notNull(),
    /** The partner by which it connects; null: any. */
    connectionConfigId: text('connection_config_id'),
    /** By locale; the brand's first locale is always there. */
    texts: jsonb().$type<ByLocale<OfferTexts>>().notNull(),
    /** Grows with each change of the agreement. */
    agreementVersion: integer('agreement_version').notNull().default(1),
    options: jsonb().$type<readonly OfferOption[]>().notNull(),
    pictureId: text('picture_id').references(() => rewardPictures.id),
    pricePoints: integer('price_points').notNull(),
    /** What it costs elsewhere. */
    usualPoints: integer('usual_points').notNull(),
    /** Remaining stock; null: unlimited. A reservation takes one. */
    remaining: integer(),
    holdHours: integer('hold_hours').notNull().default(OFFER_DEFAULTS.holdHours),
    connectWithinDays: integer('connect_within_days').notNull().default(OFFER_DEFAULTS.connectWithinDays),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** Place in the list, lowest first. */
    place: integer().notNull().default(0),
    /** Grows with each change by staff. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('device_offers_brand').on(t.brand, t.place),
    check('device_offers_remaining_not_negative', sql`${t.remaining} >= 0`),
  ],
);

/** A member's progress with an offer; one row for both. */
export const deviceOfferClaims = pgTable(
  'device_offer_claims',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    brand: text().notNull(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => deviceOffers.id),
    status: text({ enum: OFFER_STATUSES }).notNull(),
    reservedAt: instant('reserved_at').notNull(),
    reservedUntil: instant('reserved_until').notNull(),
    /** The price when it was reserved. */
    pricePoints: integer('price_points').notNull(),
    optionId: text('option_id'),
    /** The agreement that the member accepted. */
    agreementVersion: integer('agreement_version'),
    agreedAt: instant('agreed_at'),
    orderId: uuid('order_id').references(() => orders.id),
    purchasedAt: instant('purchased_at'),
    connectedAt: instant('connected_at'),
    deviceId: uuid('device_id'),
    /** Sent so far. */
    reminders: integer().notNull().default(0),
    /** The end of the reservation, or the next reminder. */
    dueAt: instant('due_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('device_offer_claims_member').on(t.memberId, t.offerId),
    index('device_offer_claims_brand').on(t.brand, t.status, t.purchasedAt),
    index('device_offer_claims_offer').on(t.offerId),
    index('device_offer_claims_order').on(t.orderId),
    index('device_offer_claims_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

export const CARD_MODES = ['payment', 'setup'] as const;
/**
 * `asked`: the card service may know it. `open`: its page waits for the member. `paid`: the device is ordered.
 * `settled`: that order has arrived. `refunding`: the money goes back.
 */
export const CARD_STATES = [
  'asked',
  'open',
  'paid',
  'settled',
  'refunding',
  'refunded',
  'expired',
  'refused',
] as const;
export type CardState = (typeof CARD_STATES)[number];

/**
 * Why the money of a card went back: the reservation had ended and none was left; the points were spent meanwhile; the
 * device was bought already; the order was cancelled.
 */
export const REFUND_REASONS = ['GONE', 'POINTS_SPENT', 'BOUGHT', 'CANCELLED'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Visits to the card service's page, to pay or to save a card. */
export const cardPayments = pgTable(
  'card_payments',
  {
    /** Our reference and idempotency key at the card service. */
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    brand: text().notNull(),
    mode: text({ enum: CARD_MODES }).notNull(),
    claimId: uuid('claim_id').references(() => deviceOfferClaims.id),
    state: text({ enum: CARD_STATES }).notNull(),
    /** The points that pay the rest. */
    points: integer().notNull().default(0),
    /** The order that these points are held for, whose id it will have; null: none are held. */
    heldFor: uuid('held_for'),
    /** What the card pays, in hundredths of the currency. */
    hundredths: integer().notNull().default(0),
    currency: text().notNull(),
    /** The card service's own ids. */
    sessionId: text('session_id'),
    paymentIntent: text('payment_intent'),
    /** Where the member pays. */
    url: text(),
    refundReason: text('refund_reason', { enum: REFUND_REASONS }),
    /** Unanswered calls in a row. */
    silences: integer().notNull().default(0),
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    refundedAt: instant('refunded_at'),
  },
  (t) => [
    uniqueIndex('card_payments_session').on(t.sessionId),
    index('card_payments_claim').on(t.claimId, t.createdAt),
    index('card_payments_member').on(t.memberId, t.createdAt),
    index('card_payments_paid')
      .on(t.claimId)
      .where(sql`state = 'paid'`),
    index('card_payments_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** A member's saved card, as far as we know it: the card service has its number. */
export const savedCards = pgTable('saved_cards', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  brand: text().notNull(),
  /** The card service's own ids. */
  customerId: text('customer_id').notNull(),
  paymentMethodId: text('payment_method_id').notNull(),
  kind: text().notNull(),
  lastDigits: text('last_digits').notNull(),
  expiresMonth: integer('expires_month').notNull(),
  expiresYear: integer('expires_year').notNull(),
  savedAt: instant('saved_at').notNull(),
});
