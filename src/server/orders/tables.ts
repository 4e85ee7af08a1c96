import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ORDER_STATES, SHIPPING_STATES } from '../../domain/orders/orderRules.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import { members } from '../session/tables.ts';

/** What members can order. */
export const ORDER_KINDS = ['device'] as const;
/** Things the shop sends. */
export const ORDER_ITEMS = ['smart_plug'] as const;

/** Why an order failed, as it is told to people. */
export const ORDER_FAILURES = ['out_of_stock', 'address', 'lost', 'returned', 'refused'] as const;
export type OrderFailure = (typeof ORDER_FAILURES)[number];

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Everything a member gets. The same key places one order, however often it is asked for. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    brand: text().notNull(),
    key: text().notNull(),
    kind: text({ enum: ORDER_KINDS }).notNull(),
    item: text({ enum: ORDER_ITEMS }).notNull(),
    quantity: integer().notNull(),
    /** What the offer was called then; null where it had no name. */
    title: text(),
    state: text({ enum: ORDER_STATES }).notNull(),
    shipping: text({ enum: SHIPPING_STATES }),
    /** Whose name stands on the parcel, and where it goes, as it was then; without an address the order waits for one. */
    recipient: text().notNull(),
    address: jsonb().$type<PostalAddress>(),
    priceWatts: integer('price_watts').notNull().default(0),
    /** Counts what staff began again; each attempt has its own key at the shop. */
    attempt: integer().notNull().default(1),
    /** When the shop was first asked in this attempt; null: never. */
    askedAt: instant('asked_at'),
    /** Answers that did not come, in a row. */
    silences: integer().notNull().default(0),
    dueAt: instant('due_at'),
    cancelAskedAt: instant('cancel_asked_at'),
    /** The shop's own number. */
    shopNumber: text('shop_number'),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    failure: text({ enum: ORDER_FAILURES }),
    placedAt: instant('placed_at').notNull(),
    acceptedAt: instant('accepted_at'),
    shippedAt: instant('shipped_at'),
    fulfilledAt: instant('fulfilled_at'),
    failedAt: instant('failed_at'),
    refundedAt: instant('refunded_at'),
    /** Since when it waits for what it waits for. */
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('orders_key').on(t.memberId, t.key),
    index('orders_member').on(t.memberId, t.placedAt),
    index('orders_brand').on(t.brand, t.placedAt),
    index('orders_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** What happened to an order: what was asked, what was answered, who changed it. No secrets. */
export const ORDER_HAPPENINGS = [
  'placed',
  'address',
  'asked',
  'answered',
  'no_answer',
  'moved',
  'retried',
  'cancel_asked',
  'cancel_refused',
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

/** Webhooks of the shop that were taken, by their id. */
export const shopWebhooks = pgTable(
  'shop_webhooks',
  { id: text().primaryKey(), receivedAt: instant('received_at').notNull() },
  (t) => [index('shop_webhooks_received').on(t.receivedAt)],
);
