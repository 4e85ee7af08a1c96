import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
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
import { BARCODE_FORMATS, FULFILMENT_SERVICES } from '../../domain/rewards/catalogue.ts';
import type { OddsEntry } from '../../domain/wheel/odds.ts';
import { PRIZE_TYPES, SPIN_SOURCES } from '../../domain/wheel/prizes.ts';
import { members } from '../session/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A prize's words in one language. */
export interface PrizeTexts {
  readonly title: string;
  readonly text: string;
}

/** What can be won. Never deleted, because past spins name their prizes. Source: rewards, Wheel. */
export const wheelPrizes = pgTable(
  'wheel_prizes',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    type: text({ enum: PRIZE_TYPES }).notNull(),
    /** By locale; the brand's first locale is always there. */
    texts: jsonb().$type<Readonly<Partial<Record<Locale, PrizeTexts>>>>().notNull(),
    isOn: boolean('is_on').notNull().default(true),
    /** The share of the odds. */
    weight: integer().notNull(),
    /** What it pays into the wallet. */
    points: integer(),
    /** What a prize that pays no points is worth, for the yearly tax sum. */
    worthPoints: integer('worth_points').notNull().default(0),
    service: text({ enum: FULFILMENT_SERVICES }),
    /** The service's article number. */
    item: text().notNull().default(''),
    barcode: text({ enum: BARCODE_FORMATS }),
    /** How many are left in all; null: without a limit. */
    remaining: integer(),
    perDay: integer('per_day'),
    /** Place in the odds table, lowest first. */
    place: integer().notNull().default(0),
    /** Grows with each change by staff. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('wheel_prizes_brand').on(t.brand, t.place),
    check('wheel_prizes_remaining_not_negative', sql`${t.remaining} >= 0`),
    check('wheel_prizes_weight_not_negative', sql`${t.weight} >= 0`),
  ],
);

/** How often a prize was won on a day; below zero when more were put back than won. */
export const wheelPrizeDays = pgTable(
  'wheel_prize_days',
  {
    prizeId: uuid('prize_id')
      .notNull()
      .references(() => wheelPrizes.id),
    day: date().notNull(),
    won: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.prizeId, t.day] })],
);

/** A day's secret. Its commitment is shown from the day before; the secret itself once its time is over. */
export const wheelSeeds = pgTable(
  'wheel_seeds',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    day: date().notNull(),
    /** Above 1 when the day's first seed was replaced. */
    edition: integer().notNull(),
    /** SHA-256 of the seed, in hex. */
    commitment: text().notNull(),
    sealed: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The seed in hex, once revealed; nothing is drawn from it any more. */
    seed: text(),
    revealedAt: instant('revealed_at'),
  },
  (t) => [
    uniqueIndex('wheel_seeds_day').on(t.brand, t.day, t.edition),
    index('wheel_seeds_hidden')
      .on(t.endsAt)
      .where(sql`revealed_at is null`),
  ],
);

/** A month's draw of an entry prize. Its commitment is shown while members enter; the seed is revealed with the winner. */
export const wheelDraws = pgTable(
  'wheel_draws',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    prizeId: uuid('prize_id')
      .notNull()
      .references(() => wheelPrizes.id),
    /** The month's first day. */
    month: date().notNull(),
    /** SHA-256 of the seed, in hex. */
    commitment: text().notNull(),
    sealed: text().notNull(),
    /** From then on nothing enters, and staff can draw. */
    closesAt: instant('closes_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** What follows is null until the winner is drawn. */
    drawnAt: instant('drawn_at'),
    drawnBy: uuid('drawn_by'),
    /** In hex. */
    seed: text(),
    entries: integer(),
    entriesHash: text('entries_hash'),
    /** The winning entry's place, from 0. */
    ticket: integer(),
    winnerSpinId: uuid('winner_spin_id'),
    orderId: uuid('order_id'),
  },
  (t) => [
    uniqueIndex('wheel_draws_month').on(t.prizeId, t.month),
    index('wheel_draws_brand').on(t.brand, t.month),
  ],
);

/** A won prize's state. `none`: nothing is left to do, as with a free spin. */
const PRIZE_STATES = ['none', 'paid', 'waiting', 'redeemed', 'given_up'] as const;
export type PrizeState = (typeof PRIZE_STATES)[number];

/** A member's spins: waiting, or spun with their result. */
export const wheelSpins = pgTable(
  'wheel_spins',
  {
    id: uuid().primaryKey(),
    /** Goes into the draw, so that no two spins are drawn from the same message. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** No foreign key: a deleted member's spins stay checkable, under another id. */
    memberId: uuid('member_id').notNull(),
    brand: text().notNull(),
    source: text({ enum: SPIN_SOURCES }).notNull(),
    /** One spin per cause. */
    causeKey: text('cause_key').notNull(),
    grantedAt: instant('granted_at').notNull(),
    spunAt: instant('spun_at'),
    /** When the member saw the result; null: the wheel is still turning, or the tab was closed. */
    seenAt: instant('seen_at'),
    seedId: uuid('seed_id').references(() => wheelSeeds.id),
    memberNumber: text('member_number'),
    odds: jsonb().$type<readonly OddsEntry[]>(),
    oddsHash: text('odds_hash'),
    ticket: bigint({ mode: 'number' }),
    /** The prize that was drawn. */
    drawnPrizeId: uuid('drawn_prize_id').references(() => wheelPrizes.id),
    /** The prize that the member got: another one where the daily cash can't be won. */
    prizeId: uuid('prize_id').references(() => wheelPrizes.id),
    prizeType: text('prize_type', { enum: PRIZE_TYPES }),
    points: integer(),
    worthPoints: integer('worth_points').notNull().default(0),
    prizeState: text('prize_state', { enum: PRIZE_STATES }),
    /** When it was paid, redeemed or given up. */
    settledAt: instant('settled_at'),
    /** `rmw_redeemable_spin_id`. */
    redeemableId: uuid('redeemable_id'),
    orderId: uuid('order_id'),
    /** When the member agreed to the prize rules. */
    consentedAt: instant('consented_at'),
    /** The draw that a `PRIZE_ENTRY` takes part in, once the member has entered. */
    drawId: uuid('draw_id').references(() => wheelDraws.id),
    /** A `PRIZE_ENTRY` that was drawn. */
    entryWonAt: instant('entry_won_at'),
  },
  (t) => [
    uniqueIndex('wheel_spins_cause').on(t.memberId, t.causeKey),
    uniqueIndex('wheel_spins_number').on(t.number),
    uniqueIndex('wheel_spins_redeemable').on(t.redeemableId),
    index('wheel_spins_seed')
      .on(t.seedId)
      .where(sql`${t.seedId} is not null`),
    index('wheel_spins_drawn_prize')
      .on(t.drawnPrizeId)
      .where(sql`${t.drawnPrizeId} is not null`),
    index('wheel_spins_prize')
      .on(t.prizeId)
      .where(sql`${t.prizeId} is not null`),
    index('wheel_spins_member').on(t.memberId, t.spunAt),
    index('wheel_spins_brand').on(t.brand, t.spunAt),
    index('wheel_spins_draw')
      .on(t.drawId, t.number)
      .where(sql`draw_id is not null`),
  ],
);

/** What a member decided about the wheel. */
export const wheelPlayers = pgTable('wheel_players', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  brand: text().notNull(),
  /** The brand's minimum age that the member confirmed. */
  confirmedAge: integer('confirmed_age'),
  confirmedAt: instant('confirmed_at'),
  /** Whether others may see first name and state beside a win. */
  showsName: boolean('shows_name').notNull().default(false),
});
