import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EveningPlan } from '../../../domain/settlement/backtest/evenings.ts';
import type { BacktestFigures, BacktestSums } from '../../../domain/settlement/backtest/sums.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Whose homes, as it was named when the backtest was started; null: all. */
export interface BacktestHomes {
  readonly utility: { readonly id: string; readonly name: string } | null;
  readonly segment: { readonly id: string; readonly name: string } | null;
}

/** A copy of everything that the calculation needs, so that it stays the same to the last home. */
export interface BacktestPlan {
  readonly homes: BacktestHomes;
  readonly evenings: EveningPlan;
  readonly settings: readonly ProgramRules[];
}

export const backtests = pgTable(
  'backtests',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    plan: jsonb().$type<BacktestPlan>().notNull(),
    state: text({ enum: ['RUNNING', 'DONE', 'CANCELLED'] }).notNull(),
    /** Next start or continuation; null: ended. */
    dueAt: instant('due_at'),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    homesTotal: integer('homes_total').notNull(),
    /** Homes are calculated in the order of their places. */
    homesDone: integer('homes_done').notNull().default(0),
    /** By setting; null until the backtest is done. */
    figures: jsonb().$type<readonly BacktestFigures[]>(),
  },
  (t) => [index('backtests_due').on(t.dueAt), index('backtests_brand').on(t.brand, t.startedAt)],
);

/** The homes of a backtest in a random order, from 1. */
export const backtestHomes = pgTable(
  'backtest_homes',
  {
    backtestId: uuid('backtest_id')
      .notNull()
      .references(() => backtests.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    /** Whose home; null once it is calculated, so that results name no one. */
    memberId: uuid('member_id'),
    /** By setting; null until the home is calculated. */
    results: jsonb().$type<readonly BacktestSums[]>(),
  },
  (t) => [primaryKey({ columns: [t.backtestId, t.place] })],
);
