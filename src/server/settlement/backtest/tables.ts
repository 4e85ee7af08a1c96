import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EveningPlan } from '../../../domain/settlement/backtest/evenings.ts';
import type { BacktestFigures, BacktestSums } from '../../../domain/settlement/backtest/sums.ts';
import type { ProgramPays } from '../../../domain/settlement/backtest/told.ts';
import type { QualityRun } from '../../../domain/meter/packedDay.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Whose homes, as it was named when the backtest was started; null: all. */
export interface BacktestHomes {
  /** The homes are those of uploaded files, and the utility only gives them its zone and holidays; absent: members' homes. */
  readonly files?: readonly string[];
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
    /** What members could know of the program before each evening, from its first homes; null before and after the run. */
    pays: jsonb().$type<ProgramPays>(),
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

/** Meter files of one backtest. They go as soon as it ends, or after a day if none was started. */
export const backtestUploads = pgTable(
  'backtest_uploads',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    backtestId: uuid('backtest_id').references(() => backtests.id, { onDelete: 'cascade' }),
    fileNames: text('file_names').array().notNull(),
    /** When it goes by itself; null: with its backtest. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    index('backtest_uploads_expire').on(t.expiresAt),
    index('backtest_uploads_backtest').on(t.backtestId),
  ],
);

/** A stored day: like a row of `reading_days`, with the length of its bytes. */
export type UploadedDay = readonly [
  utcDay: string,
  startSecond: number,
  intervalSeconds: number,
  bytes: number,
  runs: readonly QualityRun[],
];

/** One home's readings of the files; a meter that several files have is one home. */
export const backtestMeters = pgTable(
  'backtest_meters',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => backtestUploads.id, { onDelete: 'cascade' }),
    /** Hash of the meter's number, keyed for this upload. */
    meter: text().notNull(),
    /** Its place in the backtest, from 1; null until one is started. */
    place: integer(),
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    days: jsonb().$type<readonly UploadedDay[]>().notNull(),
    /** The packed readings of the days, one after the other. */
    readings: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.uploadId, t.meter] }),
    index('backtest_meters_place').on(t.uploadId, t.place),
  ],
);
