import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
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
import type { Locale } from '../../domain/brands/countries.ts';
import {
  BARCODE_FORMATS,
  DENOMINATION_TYPES,
  FULFILMENT_SERVICES,
  REWARD_TYPES,
} from '../../domain/rewards/catalogue.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import { programs } from '../programs/tables.ts';
import { members } from '../session/tables.ts';

/** Offers of a free first device from before device offers existed. No longer written or read. */
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

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A reward's words in one language. */
export interface RewardTexts {
  readonly title: string;
  readonly text: string;
  readonly terms: string;
}

/** The catalogue: what members can get for points. Amounts are whole points. Source: rewards, Catalogue. */
export const rewards = pgTable(
  'rewards',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    type: text({ enum: REWARD_TYPES }).notNull(),
    /** Only for members of this program; null: for all of the brand's. */
    programId: uuid('program_id').references(() => programs.id),
    /** By locale; the brand's first locale is always there. */
    texts: jsonb().$type<Readonly<Partial<Record<Locale, RewardTexts>>>>().notNull(),
    pictureId: text('picture_id').references(() => rewardPictures.id),
    service: text({ enum: FULFILMENT_SERVICES }).notNull(),
    /** The service's article number. */
    item: text().notNull(),
    denominationType: text('denomination_type', { enum: DENOMINATION_TYPES }).notNull(),
    /** `DENOMINATED`. */
    amounts: jsonb().$type<readonly number[]>().notNull().default([]),
    /** `CUSTOM` and `BALANCE`. */
    minimum: integer(),
    /** `CUSTOM`. */
    maximum: integer(),
    step: integer(),
    restricted: jsonb().$type<readonly number[]>().notNull().default([]),
    barcode: text({ enum: BARCODE_FORMATS }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** Place in the catalogue, lowest first. */
    place: integer().notNull().default(0),
    /** Grows with each change by staff. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [index('rewards_brand').on(t.brand, t.place)],
);

/** Pictures that staff uploaded or the demonstration made, re-encoded by us. */
export const rewardPictures = pgTable('reward_pictures', {
  /** SHA-256 of brand and bytes, in hex. */
  id: text().primaryKey(),
  brand: text().notNull(),
  mediaType: text('media_type').notNull(),
  bytes: bytes().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Codes that a brand hands out; each gives a member points or a reward, once. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** In capitals, without spaces. */
    code: text().notNull(),
    /** What it gives: points, or a reward for nothing. */
    points: integer(),
    rewardId: uuid('reward_id').references(() => rewards.id),
    /** How many members may use it; null: any number. */
    remaining: integer(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('promo_codes_code').on(t.brand, t.code),
    check('promo_codes_remaining_not_negative', sql`${t.remaining} >= 0`),
  ],
);

export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    promoId: uuid('promo_id')
      .notNull()
      .references(() => promoCodes.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    at: instant('at').notNull(),
    /** The order of the reward that it gave; null: it gave points. */
    orderId: uuid('order_id'),
  },
  (t) => [primaryKey({ columns: [t.promoId, t.memberId] }), index('promo_redemptions_member').on(t.memberId)],
);
