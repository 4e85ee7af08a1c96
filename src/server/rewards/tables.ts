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

/** What a brand offers members who have no device yet. */
export const firstDeviceOffers = pgTable(
  'first_device_offers',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** The language it is written in; null: for readers of every language. */
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

/** Claims of a first device from before there were orders; the orders' job places them. Nothing is written here any more. */
export const deviceOrders = pgTable(
  'device_orders',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    brand: text().notNull(),
    what: text({ enum: ['first_device'] }).notNull(),
    /** The headline of what was offered then. */
    title: text().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    /** Where it goes, as it was then. */
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
