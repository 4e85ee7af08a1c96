import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import type { ProgramRules } from '../../domain/programs/rules.ts';
import type { Standing } from '../../domain/settlement/standing.ts';
import type { Audience } from '../../domain/segments/audience.ts';
import { programs } from '../programs/tables.ts';
import { members } from '../session/tables.ts';

/** What tier and streak follow from, without how far the home is set up: that is no matter of events. */
export type KeptStanding = Omit<Standing, 'setup'>;

const wide = (name: string) => bigint(name, { mode: 'number' });

/** Events: small, scoped by brand. `rules` are the program's as they were when the event was scheduled. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id),
    type: text({ enum: ['PARTICIPATION_REDUCTION', 'PARTICIPATION_REDUCTION_RT'] }).notNull(),
    algorithm: text().notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    status: text({ enum: ['SCHEDULED', 'ACTIVE', 'ENDED', 'CLOSED', 'CANCELLED'] }).notNull(),
    /** When the status changes next by itself; null once nothing more is due. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    rules: jsonb().$type<ProgramRules>().notNull(),
    /** Whom it asks; null: every member of the program. */
    audience: jsonb().$type<Audience>(),
    /** When it was really started: later than `startAt` where that was missed; null before. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** Whether the month that it lies in is settled net, and is not yet settled. */
    monthOpen: boolean('month_open').notNull().default(false),
    cancelReason: text('cancel_reason'),
    /** Who called it off: a person, a grid signal, or the program's rule for a start that was missed. */
    cancelCause: text('cancel_cause', { enum: ['staff', 'signal', 'missed-start'] }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** What was booked for its results in all, once it has closed and nothing changes it any more. The last event of a month settled net carries the month's. */
    paidWatts: wide('paid_watts'),
    /**
     * Counts what its members' devices have to be told: that it begins, ends or is called off, or that its times are
     * others. `devicesNotified` of these are carried to the last member; `devicesAfter` is how far the one under way is.
     */
    devicesMark: integer('devices_mark').notNull().default(0),
    devicesNotified: integer('devices_told').notNull().default(0),
    devicesAfter: uuid('devices_after'),
    createdBy: uuid('created_by'),
    idempotencyKey: text('idempotency_key'),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('events_program_start').on(t.programId, t.startAt),
    index('events_brand_start').on(t.brand, t.startAt),
    index('events_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('events_devices')
      .on(t.id)
      .where(sql`${t.devicesNotified} < ${t.devicesMark}`),
    index('events_settling')
      .on(t.startAt)
      .where(sql`${t.status} = 'ENDED'`),
    index('events_month_open')
      .on(t.programId, t.startAt)
      .where(sql`${t.monthOpen}`),
    uniqueIndex('events_idempotency')
      .on(t.brand, t.idempotencyKey)
      .where(sql`${t.idempotencyKey} is not null`),
  ],
);

/**
 * A member in an event: the answer, and how settlement stands. Keyed by member first. A row exists once a member (or the
 * setting to always join) has answered.
 */
export const participations = pgTable(
  'participations',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    brand: text().notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    opt: text({ enum: ['in', 'out'] }).notNull(),
    /** When the member joined; null again for who left before the start. So once the event has begun: whether the member took part. */
    joinedAt: timestamp('joined_at', { withTimezone: true }),
    /** When the member left while the event ran. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** Joined or left while the event ran, and the member's devices have not been told. */
    devicesWait: boolean('devices_wait').notNull().default(false),
    settlement: text({ enum: ['PENDING', 'SETTLED', 'RESTATED'] }),
    /** Null: not tried yet. */
    pendingReason: text('pending_reason', {
      enum: [
        'NoIntervalData:short-missing',
        'NoIntervalData:long-missing',
        'MeterTooCoarse',
        'ZeroBaseline',
        'Error',
      ],
    }),
    /** When settlement is to be tried (again); null when nothing is due. */
    settleDueAt: timestamp('settle_due_at', { withTimezone: true }),
    /** The meter that the result came from: a later settlement keeps to it. */
    servicePointId: uuid('service_point_id'),
    /** Of the latest receipt; 0: none yet. */
    receiptVersion: integer('receipt_version').notNull().default(0),
    baselineWh: wide('baseline_wh'),
    usedWh: wide('used_wh'),
    reductionWh: wide('reduction_wh'),
    /** Points for the reduction alone, and in all. */
    reductionPoints: wide('reduction_points'),
    points: wide('points'),
    watts: wide('watts'),
    /** What is booked for it now: differs from `watts` for an estimate, and where the month pays. */
    bookedWatts: wide('booked_watts').notNull().default(0),
    estimateOnly: boolean('estimate_only').notNull().default(false),
    withinNoise: boolean('within_noise'),
    /** Tier and streak before and after this event; null until settlement has looked at it. */
    standingBefore: jsonb('standing_before').$type<KeptStanding>(),
    standingAfter: jsonb('standing_after').$type<KeptStanding>(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.eventId] }),
    index('participations_member_start').on(t.memberId, t.startAt),
    index('participations_event').on(t.eventId, t.memberId),
    index('participations_devices')
      .on(t.eventId, t.memberId)
      .where(sql`${t.devicesWait}`),
    index('participations_due')
      .on(t.eventId, t.settleDueAt, t.memberId)
      .where(sql`${t.settleDueAt} is not null`),
  ],
);

/** Times away: no events, and no part in baselines. */
export const vacations = pgTable(
  'vacations',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    id: uuid().notNull(),
    startsOn: date('starts_on').notNull(),
    /** The last day away. */
    endsOn: date('ends_on').notNull(),
    /** Coming events that the member was in and that it took back. */
    takenBack: uuid('taken_back')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);
