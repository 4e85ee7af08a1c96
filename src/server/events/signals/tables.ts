import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Algorithm } from '../../../domain/events/algorithms.ts';
import type { ReportRequest } from '../../../domain/gridSignals/reports.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { programs } from '../../programs/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Sources of a program's grid signals: a polled OpenADR 3.1 VTN, or a partner that calls our webhook. */
export const gridSources = pgTable(
  'grid_sources',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    kind: text({ enum: ['OPENADR', 'WEBHOOK'] }).notNull(),
    name: text().notNull(),
    active: boolean().notNull().default(true),
    /** Of the VTN, without a trailing slash; null for a webhook. */
    baseUrl: text('base_url'),
    /**
     * Our client id at the VTN, or the caller's: names the secret `vtn:<client id>` or `grid-webhook:<client
     * id>`.
     */
    clientId: text('client_id').notNull(),
    /** The program's name at the VTN. */
    vtnProgram: text('vtn_program'),
    /** Its id at the VTN, once found. */
    vtnProgramId: text('vtn_program_id'),
    scheduledAlgorithm: text('scheduled_algorithm').$type<Algorithm>().notNull(),
    realTimeAlgorithm: text('real_time_algorithm').$type<Algorithm>().notNull(),
    /** Segment of its events: its id, or the key of one that the product defines; null: the whole program. */
    segment: text(),
    /** Time of the next poll. */
    pollDueAt: instant('poll_due_at'),
    polledAt: instant('polled_at'),
    /** Failures in a row. */
    failures: integer().notNull().default(0),
    /** The latest fault, for staff; null once it works again. */
    fault: jsonb().$type<Sentence>(),
    faultAt: instant('fault_at'),
    lastSignalAt: instant('last_signal_at'),
    /** Our object there, and the targets that the VTN has given it; null: it has none for us. */
    venId: text('ven_id'),
    venTargets: jsonb('ven_targets').$type<readonly string[]>(),
    /** Our subscription at the VTN; `subscribeDueAt` is its next check, and our object's. */
    subscriptionId: text('subscription_id'),
    subscribeDueAt: instant('subscribe_due_at'),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('grid_sources_program').on(t.programId),
    uniqueIndex('grid_sources_name').on(t.programId, sql`lower(${t.name})`),
    index('grid_sources_due')
      .on(t.pollDueAt)
      .where(sql`${t.pollDueAt} is not null`),
  ],
);

/** The latest known state of a source's event, and our event for it. */
export const gridEvents = pgTable(
  'grid_events',
  {
    sourceId: uuid('source_id')
      .notNull()
      .references(() => gridSources.id),
    /** The source's id; further windows of one event append `#` and their number. */
    externalId: text('external_id').notNull(),
    /** The source's id without the number. */
    vtnEventId: text('vtn_event_id').notNull(),
    /** Modification time, or the time a webhook was signed. Older revisions are ignored. */
    revision: text().notNull(),
    /** Null: refused, ignored, or cancelled before it was scheduled. */
    eventId: uuid('event_id'),
    /** Cancelled, or gone from the VTN; final. */
    over: boolean().notNull().default(false),
    report: jsonb().$type<ReportRequest>(),
    reportDueAt: instant('report_due_at'),
    reportFailures: integer('report_failures').notNull().default(0),
    reportedAt: instant('reported_at'),
    reportId: text('report_id'),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.externalId] }),
    index('grid_events_event').on(t.eventId),
    index('grid_events_report')
      .on(t.reportDueAt)
      .where(sql`${t.reportDueAt} is not null`),
  ],
);

export const SIGNAL_OUTCOMES = [
  'SCHEDULED',
  'STARTED',
  'CHANGED',
  'CANCELLED',
  'REFUSED',
  'IGNORED',
  'REPORTED',
] as const;
export type SignalOutcome = (typeof SIGNAL_OUTCOMES)[number];

/** Append-only log of signals and their outcomes. */
export const gridSignals = pgTable(
  'grid_signals',
  {
    sourceId: uuid('source_id')
      .notNull()
      .references(() => gridSources.id),
    id: uuid().notNull(),
    brand: text().notNull(),
    at: instant('at').notNull(),
    externalId: text('external_id').notNull(),
    /** Identifies a message, so that a repeat is ignored. */
    messageKey: text('message_key').notNull(),
    action: text({ enum: ['START', 'CHANGE', 'CANCEL', 'REPORT'] }).notNull(),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    outcome: text({ enum: SIGNAL_OUTCOMES }).notNull(),
    /** Why a signal was refused or ignored. */
    detail: jsonb().$type<Sentence>(),
    eventId: uuid('event_id'),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.id] }),
    uniqueIndex('grid_signals_message').on(t.sourceId, t.messageKey),
    index('grid_signals_event').on(t.eventId),
  ],
);
