import { sql } from 'drizzle-orm';
import {
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
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import { members } from '../session/tables.ts';

/** Offers for members without a device. */
export const firstDeviceOffers = pgTable(
  'first_device_offers',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** Null for an offer in every language. */
    locale: text(),
    active: boolean().notNull().default(true),
    title: text().notNull(),
    subtitle: text().notNull(),
    description: text().notNull(),
    basePricePoints: integer('base_price_points').notNull(),
    imageUrl: text('image_url'),
  },
  (t) => [index('first_device_offers_brand').on(t.brand)],
);

const ORDER_STATUSES = ['ordered', 'shipped', 'delivered'] as const;

/** First devices claimed before orders existed; the orders' job places them. No longer written. */
export const deviceOrders = pgTable(
  'device_orders',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    brand: text().notNull(),
    what: text({ enum: ['first_device'] }).notNull(),
    /** The offer's headline at the time. */
    title: text().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    /** The address at the time. */
    address: jsonb().$type<PostalAddress>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('device_orders_first')
      .on(t.memberId)
      .where(sql`what = 'first_device'`),
    index('device_orders_member').on(t.memberId, t.at),
  ],
);
