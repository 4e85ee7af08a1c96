import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UsualWindow } from '../../domain/settlement/accuracyWindow.ts';
import { BASELINE_RULES } from '../../domain/programs/rules.ts';
import type { ProgramRules } from '../../domain/programs/rules.ts';
import type { CarriedByProgram } from '../../domain/settlement/carry.ts';
import type { MonthResult } from '../../domain/settlement/month.ts';
import type { EventPerformance } from '../../domain/settlement/performance.ts';
import type { RealTimeReceipt } from '../../domain/settlement/realTime.ts';
import type { Receipt } from '../../domain/settlement/receipt.ts';
import type { RestatementSentence } from '../../domain/settlement/restate.ts';
import { events } from '../events/tables.ts';
import { programs } from '../programs/tables.ts';
import { members } from '../session/tables.ts';

export type AnyReceipt = Receipt | RealTimeReceipt;

/** Append-only: a correction is a new version. Only the content of a row may move into the archive and back. */
export const receipts = pgTable(
  'receipts',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    eventId: uuid('event_id').notNull(),
    version: integer().notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }).notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    /** Figures of the correction; null for a first settlement. */
    change: jsonb().$type<RestatementSentence>(),
    /** `json`, not `jsonb`: keeps the text as written, at half the cost of writing. Null: it is in the archive. */
    receipt: json().$type<AnyReceipt>(),
    /** The part of the archive that has the content; null: it is here. */
    archivePart: uuid('archive_part'),
    /** Of the text in the archive. */
    sha256: text(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.eventId, t.version] }),
    check(
      'receipts_content',
      sql`num_nonnulls(${t.receipt}, ${t.archivePart}) = 1 and (${t.archivePart} is null) = (${t.sha256} is null)`,
    ),
  ],
);

/**
 * The domain's `Standing` after the latest result, without `setup`, which the utility connection holds. No
 * row: no results yet.
 */
export const standings = pgTable(
  'standings',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    /** Reductions of the latest results in hundredths of a percent, latest first. */
    recent: jsonb().$type<readonly number[]>().notNull(),
    streak: integer().notNull(),
    /** What is left to make up, by program; null: nothing. */
    carried: jsonb().$type<CarriedByProgram>(),
    /** False: there are results from before milestones were recorded, which a job goes through once. */
    milestonesNoted: boolean('milestones_noted').notNull().default(true),
  },
  (t) => [
    index('standings_without_milestones')
      .on(t.memberId)
      .where(sql`not ${t.milestonesNoted}`),
  ],
);

/** Results of months settled net. */
export const monthResults = pgTable(
  'month_results',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    programId: uuid('program_id').notNull(),
    /** `YYYY-MM`, by the events' local dates. */
    month: text().notNull(),
    brand: text().notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }).notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    watts: bigint({ mode: 'number' }).notNull(),
    result: jsonb().$type<MonthResult>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.programId, t.month] })],
);

/** What a program's recent results paid for, for the estimates of its next events: the domain's `ProgramPay`. */
export const programPay = pgTable('program_pay', {
  programId: uuid('program_id')
    .primaryKey()
    .references(() => programs.id),
  shares: jsonb().$type<readonly number[]>().notNull(),
  results: integer().notNull(),
  /** When the results were last chosen; null: not since the latest event began. */
  sampledAt: timestamp('sampled_at', { withTimezone: true }),
});

/**
 * A copy of the rules and the window, so that they stay the same from the first home of a measurement to the
 * last.
 */
export interface AccuracyPlan {
  readonly rules: ProgramRules;
  readonly window: UsualWindow;
  /** Start of the measurement in epoch seconds; it covers the days before. */
  readonly asOf: number;
}

/** Progress of the accuracy measurement; one row for each program ever measured. */
export const accuracyRuns = pgTable(
  'accuracy_runs',
  {
    programId: uuid('program_id')
      .primaryKey()
      .references(() => programs.id),
    brand: text().notNull(),
    /** Next start or continuation; null: only on request. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Number of the measurement. */
    run: integer().notNull().default(0),
    /** Null while none is running. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    plan: jsonb().$type<AccuracyPlan>(),
    /** The last member counted. */
    after: uuid(),
    homesTotal: integer('homes_total').notNull().default(0),
    homesDone: integer('homes_done').notNull().default(0),
    /** The latest completed measurement. */
    shownRun: integer('shown_run'),
    shownAt: timestamp('shown_at', { withTimezone: true }),
    shownPlan: jsonb('shown_plan').$type<AccuracyPlan>(),
  },
  (t) => [index('accuracy_runs_due').on(t.dueAt), index('accuracy_runs_brand').on(t.brand)],
);

/**
 * Counted results of homes whose accounts are gone since, summed by event, so that the utility still pays for them and
 * nothing of a home stays.
 */
export const departedResults = pgTable('departed_results', {
  eventId: uuid('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  homes: integer().notNull(),
  baselineWh: bigint('baseline_wh', { mode: 'number' }).notNull(),
  usedWh: bigint('used_wh', { mode: 'number' }).notNull(),
  reductionWh: bigint('reduction_wh', { mode: 'number' }).notNull(),
});

/** What events brought, measured after their results are settled. */
export const eventPerformance = pgTable(
  'event_performance',
  {
    eventId: uuid('event_id').primaryKey(),
    /** Next measurement; null: nothing has changed. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Null until it is measured once. */
    measuredAt: timestamp('measured_at', { withTimezone: true }),
    performance: jsonb().$type<EventPerformance>(),
  },
  (t) => [
    index('event_performance_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
);

/** Sums over the homes of a program, by baseline and type of day: the domain's `AccuracySums`. */
export const accuracyResults = pgTable(
  'accuracy_results',
  {
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    run: integer().notNull(),
    dayType: text('day_type', { enum: ['weekday', 'other'] }).notNull(),
    rule: text({ enum: BASELINE_RULES }).notNull(),
    adjusted: boolean().notNull(),
    homes: integer().notNull(),
    days: integer().notNull(),
    usedWh: bigint('used_wh', { mode: 'number' }).notNull(),
    errorWh: bigint('error_wh', { mode: 'number' }).notNull(),
    absoluteErrorWh: bigint('absolute_error_wh', { mode: 'number' }).notNull(),
    savedDays: integer('saved_days').notNull(),
    paidDays: integer('paid_days').notNull(),
    paidPoints: bigint('paid_points', { mode: 'number' }).notNull(),
    nettedPoints: bigint('netted_points', { mode: 'number' }).notNull(),
    /** Null in measurements from before carry-over. */
    carriedDays: integer('carried_days'),
    carriedPoints: bigint('carried_points', { mode: 'number' }),
    /** Null in measurements from before it was measured. */
    preUseWh: bigint('pre_use_wh', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.programId, t.run, t.dayType, t.rule, t.adjusted] })],
);
