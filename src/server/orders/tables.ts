import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { ORDER_DIFFERENCE_KINDS, type TheirOrder } from '../../domain/orders/compareOrders.ts';
import { ORDER_KINDS } from '../../domain/orders/orderKinds.ts';
import { ORDER_STATES, SHIPPING_STATES } from '../../domain/orders/orderRules.ts';
import { BARCODE_FORMATS, FULFILMENT_SERVICES, ORDER_SERVICES } from '../../domain/rewards/catalogue.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import { rewards } from '../rewards/tables.ts';

/** Why an order failed; members and staff see it. */
export const ORDER_FAILURES = [
  'out_of_stock',
  'address',
  'lost',
  'returned',
  'refused',
  'unclaimed',
  'blocked',
  'late',
  'declined_destination',
  'declined_several_accounts',
  'declined_activity',
  'declined_other',
] as const;
export type OrderFailure = (typeof ORDER_FAILURES)[number];

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What holds a payout back until staff end it. */
export const ORDER_HOLDS = ['review', 'block', 'stop'] as const;
export type OrderHold = (typeof ORDER_HOLDS)[number];

/** An order of a member. One order per key. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** No foreign key: a deleted member's orders stay in the books, under another id. */
    memberId: uuid('member_id').notNull(),
    brand: text().notNull(),
    key: text().notNull(),
    kind: text({ enum: ORDER_KINDS }).notNull(),
    /** What the fulfilment service delivers, by our name or the service's article number. */
    item: text().notNull(),
    rewardId: uuid('reward_id').references(() => rewards.id),
    service: text({ enum: ORDER_SERVICES }).notNull().default('shop'),
    quantity: integer().notNull(),
    /** The reward's or offer's name at that time; null: it had none. */
    title: text(),
    state: text({ enum: ORDER_STATES }).notNull(),
    shipping: text({ enum: SHIPPING_STATES }),
    /** Recipient and address at that time; an order without an address waits for one. */
    recipient: text().notNull(),
    address: jsonb().$type<PostalAddress>(),
    priceWatts: integer('price_watts').notNull().default(0),
    pricePoints: integer('price_points').notNull().default(0),
    /** What something is worth that cost nothing, for the tax year; null: it has a price, or isn't worth anything. */
    worthPoints: integer('worth_points'),
    /** What a card paid beside the points, in hundredths of the currency. */
    cardHundredths: integer('card_hundredths').notNull().default(0),
    /** Where money is sent, as it was when the order was placed; null: no money is sent. */
    destination: text(),
    /** No longer written or read. */
    isCashout: boolean('is_cashout').notNull().default(false),
    /** Why it isn't sent yet: staff review it, or the member's or the brand's payouts are on hold; null: nothing holds it. */
    heldFor: text('held_for', { enum: ORDER_HOLDS }),
    /** It is sent no sooner. */
    notBefore: instant('not_before'),
    /** The provider's own word for where a payout is. */
    partnerState: text('partner_state'),
    /** What a gift card or donation is worth, in hundredths of the currency; null: has no face value. */
    valueHundredths: integer('value_hundredths'),
    currency: text(),
    /** The code and PIN, sealed; null until the service sent them. */
    secret: text(),
    /** Keyed hash of the code's last four characters, by which staff find it; empty: the code can't be opened; null: there is none. */
    codeEnd: text('code_end'),
    barcode: text({ enum: BARCODE_FORMATS }),
    expiresAt: instant('expires_at'),
    /** When its owner marked a coupon as used. */
    usedAt: instant('used_at'),
    /** The order that staff sent again by this one, and the one that was sent for this; no foreign keys, the books keep both. */
    replaces: uuid(),
    replacedBy: uuid('replaced_by'),
    /** Grows when staff restart the order; each attempt has its own key at the shop. */
    attempt: integer().notNull().default(1),
    /** When this attempt first reached the shop; null: not yet. */
    askedAt: instant('asked_at'),
    /** Unanswered calls in a row. */
    silences: integer().notNull().default(0),
    dueAt: instant('due_at'),
    cancelAskedAt: instant('cancel_asked_at'),
    /** The shop's own number. */
    shopNumber: text('shop_number'),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    failure: text({ enum: ORDER_FAILURES }),
    /** How often a payout's money has moved again after it was over. */
    lateMoves: integer('late_moves').notNull().default(0),
    /** What couldn't be taken again of a payout that arrived after it came back, because the balance was too small. */
    shortWatts: integer('short_watts').notNull().default(0),
    placedAt: instant('placed_at').notNull(),
    acceptedAt: instant('accepted_at'),
    shippedAt: instant('shipped_at'),
    fulfilledAt: instant('fulfilled_at'),
    failedAt: instant('failed_at'),
    refundedAt: instant('refunded_at'),
    /** By when it has to be delivered; then it ends, and what it cost comes back. null: placed before there were promises. */
    promisedAt: instant('promised_at'),
    /** When the current step began. */
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('orders_key').on(t.memberId, t.key),
    index('orders_member').on(t.memberId, t.placedAt),
    index('orders_reward')
      .on(t.rewardId)
      .where(sql`${t.rewardId} is not null`),
    index('orders_brand').on(t.brand, t.placedAt),
    index('orders_promised')
      .on(t.brand, t.promisedAt)
      .where(sql`state in ('placed', 'accepted')`),
    // For the end of a code and the beginnings of numbers; `orderHits` compares by bytes as they do.
    index('orders_code_end')
      .on(t.brand, t.codeEnd)
      .where(sql`code_end is not null`),
    index('orders_code_unread')
      .on(t.id)
      .where(sql`secret is not null and code_end is null`),
    index('orders_shop_number')
      .on(t.brand, sql`lower(${t.shopNumber}) text_pattern_ops`)
      .where(sql`shop_number is not null`),
    index('orders_tracking')
      .on(t.brand, sql`lower(${t.trackingNumber}) text_pattern_ops`)
      .where(sql`tracking_number is not null`),
    index('orders_failed')
      .on(t.brand, t.changedAt)
      .where(sql`state = 'failed'`),
    index('orders_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    // For parts of an order's name; the audit log writes the same expression.
    index('orders_search').using(
      'gin',
      sql`lower(coalesce(${t.title}, 'smart_plug') || ', ' || ${t.recipient}) gin_trgm_ops`,
    ),
  ],
);

/** An order's history: calls, answers and changes by staff, without secrets. */
export const ORDER_HAPPENINGS = [
  'placed',
  'address',
  'asked',
  'answered',
  'no_answer',
  'moved',
  'retried',
  'replaced',
  'cancel_asked',
  'cancel_refused',
  'code_shown',
  'held',
  'released',
] as const;
export type OrderHappening = (typeof ORDER_HAPPENINGS)[number];

export const orderHistory = pgTable(
  'order_history',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    memberId: uuid('member_id').notNull(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: instant('at').notNull(),
    what: text({ enum: ORDER_HAPPENINGS }).notNull(),
    detail: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
  },
  (t) => [index('order_history_order').on(t.orderId, t.position)],
);

/** Stock of rewards with a limited stock; others have no row. Orders take it and give it back. */
export const rewardStock = pgTable(
  'reward_stock',
  {
    rewardId: uuid('reward_id')
      .primaryKey()
      .references(() => rewards.id),
    remaining: integer().notNull(),
  },
  (t) => [check('reward_stock_not_negative', sql`${t.remaining} >= 0`)],
);

/** Ids of handled webhooks. */
export const shopWebhooks = pgTable(
  'shop_webhooks',
  { id: text().primaryKey(), receivedAt: instant('received_at').notNull() },
  (t) => [index('shop_webhooks_received').on(t.receivedAt)],
);

/** The list of a service, and when it is compared with ours next. All brands share the account there. */
export const orderLists = pgTable('order_lists', {
  service: text({ enum: FULFILMENT_SERVICES }).primaryKey(),
  /** null: never. */
  comparedAt: instant('compared_at'),
  dueAt: instant('due_at').notNull(),
});

/** A difference between our orders and a service's list, until staff settle it or it is gone. */
export const orderDifferences = pgTable(
  'order_differences',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    service: text({ enum: FULFILMENT_SERVICES }).notNull(),
    /** The order's brand; null: no brand knows it, so the staff of each see it. */
    brand: text(),
    kind: text({ enum: ORDER_DIFFERENCE_KINDS }).notNull(),
    /** The key at the service. */
    reference: text().notNull(),
    orderId: uuid('order_id'),
    /** In hundredths: what we say and what they say; null: nothing, or no face value. */
    ours: integer(),
    theirs: integer(),
    currency: text(),
    /** null: it isn't in their list. */
    theirState: text('their_state').$type<TheirOrder['state']>(),
    foundAt: instant('found_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: uuid('settled_by'),
    /** Whether it went away by itself. */
    isGone: boolean('is_gone').notNull().default(false),
    settledReason: text('settled_reason'),
  },
  (t) => [
    uniqueIndex('order_differences_once').on(t.service, t.kind, t.reference),
    index('order_differences_open')
      .on(t.service, t.foundAt)
      .where(sql`settled_at is null`),
  ],
);
