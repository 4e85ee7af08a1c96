import { bigint, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MonthResult } from '../../domain/settlement/month.ts';
import type { RealTimeReceipt } from '../../domain/settlement/realTime.ts';
import type { Receipt } from '../../domain/settlement/receipt.ts';
import type { RestatementSentence } from '../../domain/settlement/restate.ts';
import { members } from '../session/tables.ts';

/** A receipt of either kind. */
export type AnyReceipt = Receipt | RealTimeReceipt;

/** Every settlement of a result, first to last. Never changed: a correction is a new version. */
export const receipts = pgTable(
  'receipts',
  {
    memberId: uuid('member_id').notNull().references(() => members.id),
    eventId: uuid('event_id').notNull(),
    version: integer().notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }).notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    /** What it changed, in figures; null for a first settlement. */
    change: jsonb().$type<RestatementSentence>(),
    /** `json`, not `jsonb`: it is kept as it was written, and writing it costs half. */
    receipt: json().$type<AnyReceipt>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.eventId, t.version] })],
);

/**
 * What tier and streak follow from, as of the latest result: the domain's `Standing` less how far the home is set up,
 * which stands in the utility connection. No row: a member without results.
 */
export const standings = pgTable('standings', {
  memberId: uuid('member_id').primaryKey().references(() => members.id),
  brand: text().notNull(),
  /** Reductions of the latest results in hundredths of a percent, latest first. */
  recent: jsonb().$type<readonly number[]>().notNull(),
  streak: integer().notNull(),
});

/** What a month settled net paid, for programs that settle so. */
export const monthResults = pgTable(
  'month_results',
  {
    memberId: uuid('member_id').notNull().references(() => members.id),
    programId: uuid('program_id').notNull(),
    /** `YYYY-MM`, of the events' local dates. */
    month: text().notNull(),
    brand: text().notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }).notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    watts: bigint({ mode: 'number' }).notNull(),
    result: jsonb().$type<MonthResult>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.programId, t.month] })],
);
