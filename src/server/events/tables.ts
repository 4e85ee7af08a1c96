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
import type { Algorithm } from '../../domain/events/algorithms.ts';
import type { Forecast } from '../../domain/events/forecast.ts';
import type { EventGroup } from '../../domain/events/groups.ts';
import type { Stagger } from '../../domain/events/stagger.ts';
import { HOUR_ACTIONS } from '../../domain/events/hourActions.ts';
import type { MilestoneId } from '../../domain/events/milestones.ts';
import type { ProgramRules } from '../../domain/programs/rules.ts';
import { ZERO_VERDICTS } from '../../domain/settlement/pending.ts';
import type { CarriedByProgram } from '../../domain/settlement/carry.ts';
import type { Standing } from '../../domain/settlement/standing.ts';
import type { Audience } from '../../domain/segments/audience.ts';
import { programs } from '../programs/tables.ts';
import { members } from '../session/tables.ts';

/** The domain's `Standing` without `setup`, which belongs to the utility connection. */
export type StoredStanding = Pick<Standing, 'recent' | 'streak'> & {
  /** What is left to make up, by program; absent: nothing. */
  readonly carried?: CarriedByProgram;
};

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
    /** Time of the next status change; null after the last. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    rules: jsonb().$type<ProgramRules>().notNull(),
    /** Null: the whole program. */
    audience: jsonb().$type<Audience>(),
    /** Actual start, later than `startAt` for a missed one; null before. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** True until its month is settled, in a program that settles net. */
    monthOpen: boolean('month_open').notNull().default(false),
    /** True until what its members were told to expect is kept. */
    expectsPay: boolean('expects_pay').notNull().default(true),
    /** A test for a few homes, which pays nothing and counts nowhere. */
    isTest: boolean('is_test').notNull().default(false),
    /** Over how many minutes the starts of homes' devices are spread, and what decides about each home; null: they aren't. */
    stagger: jsonb().$type<Stagger>(),
    /** The share of its audience that it is for, of a plan in groups; null: all of it. */
    group: jsonb('home_group').$type<EventGroup>(),
    /** Promised to the grid, kilowatts on average over its hours; null: nothing was. */
    nominatedKw: integer('nominated_kw'),
    /** What it is expected to bring, as of its start once it has begun; null: it pays by device, or there were no readings. */
    forecast: jsonb().$type<Forecast>(),
    /** When the forecast is made again. Events of an older process are due at once. */
    forecastDueAt: timestamp('forecast_due_at', { withTimezone: true }).defaultNow(),
    cancelReason: text('cancel_reason'),
    cancelCause: text('cancel_cause', { enum: ['staff', 'signal', 'missed-start'] }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /**
     * Total watts booked for its results, set on closing. The last event of a month settled net also carries
     * the month's.
     */
    paidWatts: wide('paid_watts'),
    /**
     * Counts the changes that members' devices must be notified of: start, end, cancellation, new times.
     * `devicesNotified` counts those that reached every member; `devicesAfter` is the last member of the one
     * in progress.
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
    index('events_home_group')
      .on(t.brand, sql`(${t.group} ->> 'set')`)
      .where(sql`${t.group} is not null`),
    index('events_program_start').on(t.programId, t.startAt),
    index('events_brand_start').on(t.brand, t.startAt),
    index('events_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('events_forecast_due')
      .on(t.forecastDueAt)
      .where(sql`${t.status} = 'SCHEDULED'`),
    index('events_devices')
      .on(t.id)
      .where(sql`${t.devicesNotified} < ${t.devicesMark}`),
    index('events_settling')
      .on(t.startAt)
      .where(sql`${t.status} = 'ENDED'`),
    index('events_expects_pay')
      .on(t.startAt)
      .where(sql`${t.expectsPay} and ${t.status} in ('ACTIVE', 'ENDED')`),
    index('events_month_open')
      .on(t.programId, t.startAt)
      .where(sql`${t.monthOpen}`),
    uniqueIndex('events_idempotency')
      .on(t.brand, t.idempotencyKey)
      .where(sql`${t.idempotencyKey} is not null`),
  ],
);

/** What event forms can begin with. Times are `HH:MM` on the program's clock. */
export const eventTemplates = pgTable(
  'event_templates',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    name: text().notNull(),
    /** None: chosen with each event. */
    programIds: uuid('program_ids').array().notNull(),
    algorithm: text().$type<Algorithm>().notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    /** Both or neither. */
    startTime: text('start_time'),
    endTime: text('end_time'),
    nominatedKw: integer('nominated_kw'),
    staggerMinutes: integer('stagger_minutes'),
    isTest: boolean('is_test').notNull(),
    /** When it was put away; null: it is in use. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    version: integer().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('event_templates_name')
      .on(t.brand, sql`lower(${t.name})`)
      .where(sql`${t.archivedAt} is null`),
    index('event_templates_brand').on(t.brand, t.id),
  ],
);

/** Members of staff's own segment that an event invites, as they were when it was scheduled. */
export const eventAudience = pgTable(
  'event_audience',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.eventId] }), index('event_audience_event').on(t.eventId)],
);

/** A member's answer to an event, with its settlement. Keyed by member first. No row: not answered. */
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
    /** The person of the home who said so; null: nobody did, or they are gone. */
    optBy: uuid('opt_by'),
    /**
     * Null again after leaving before the start, so that after the start it says whether the member took
     * part.
     */
    joinedAt: timestamp('joined_at', { withTimezone: true }),
    /** Set when the member left a running event. */
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** The member joined or left a running event and the devices have not been notified. */
    devicesWait: boolean('devices_wait').notNull().default(false),
    settlement: text({ enum: ['PENDING', 'SETTLED', 'RESTATED'] }),
    /** Null: not tried yet. */
    pendingReason: text('pending_reason', {
      enum: [
        'NoIntervalData:short-missing',
        'NoIntervalData:long-missing',
        'MeterTooCoarse',
        'ZeroBaseline',
        'UnconfirmedZero',
        'PowerOutage',
        'Error',
      ],
    }),
    /** What staff found about a zero that waited. */
    zeroVerdict: text('zero_verdict', { enum: ZERO_VERDICTS }),
    /** Time of the next settlement; null when nothing is due. */
    settleDueAt: timestamp('settle_due_at', { withTimezone: true }),
    /** The meter that settled it, which later settlements keep using. */
    servicePointId: uuid('service_point_id'),
    /** Of the latest receipt; 0 before the first. */
    receiptVersion: integer('receipt_version').notNull().default(0),
    baselineWh: wide('baseline_wh'),
    usedWh: wide('used_wh'),
    reductionWh: wide('reduction_wh'),
    /** For the reduction alone; `points` is the total. */
    reductionPoints: wide('reduction_points'),
    points: wide('points'),
    watts: wide('watts'),
    /** Differs from `watts` for an estimate, and where the month pays. */
    bookedWatts: wide('booked_watts').notNull().default(0),
    estimateOnly: boolean('estimate_only').notNull().default(false),
    withinNoise: boolean('within_noise'),
    /** The range that the member was told before the event, points; null: there was nothing to go by. */
    toldLow: integer('told_low'),
    toldHigh: integer('told_high'),
    /** Tier and streak before and after this event; null before its first settlement. */
    standingBefore: jsonb('standing_before').$type<StoredStanding>(),
    standingAfter: jsonb('standing_after').$type<StoredStanding>(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** When the home's owner first saw the result; null: not yet, or before this was noted. Others: `results_seen`. */
    resultSeenAt: timestamp('result_seen_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.eventId] }),
    index('participations_member_start').on(t.memberId, t.startAt),
    index('participations_event').on(t.eventId, t.memberId),
    index('participations_devices')
      .on(t.eventId, t.memberId)
      .where(sql`${t.devicesWait}`),
    // It names the settlement, so that what asks by member is never planned by this index, but by the next one.
    index('participations_due')
      .on(t.eventId, t.settleDueAt)
      .where(sql`${t.settlement} is not null and ${t.settleDueAt} is not null`),
    index('participations_member_due')
      .on(t.memberId, t.startAt)
      .where(sql`${t.settleDueAt} is not null`),
  ],
);

/** What a member has reached by the results of events, once and for all: see the domain's `MILESTONES`. */
export const milestones = pgTable(
  'milestones',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    milestone: text().$type<MilestoneId>().notNull(),
    brand: text().notNull(),
    /** The event whose result reached it. */
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    reachedAt: timestamp('reached_at', { withTimezone: true }).notNull(),
    /** Whether the message about it was sent, or is not to be. */
    notified: boolean('told').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.milestone] }),
    index('milestones_event').on(t.eventId, t.memberId),
  ],
);

/** People of a home, besides its owner, who have seen an event's result. */
export const resultsSeen = pgTable(
  'results_seen',
  {
    homeId: uuid('home_id')
      .notNull()
      .references(() => members.id),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    /** The person. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.homeId, t.eventId, t.memberId] }),
    index('results_seen_event').on(t.eventId),
    index('results_seen_member').on(t.memberId),
  ],
);

/** Members, or other people of their homes, who want to be reminded of an event before it begins. */
export const eventReminders = pgTable(
  'event_reminders',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.eventId] }),
    index('event_reminders_event').on(t.eventId, t.memberId),
  ],
);

/** Days away take part in no event and no baseline. */
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
    /** Joined events that the vacation cancelled for the member; an early return joins them again. */
    takenBack: uuid('taken_back')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

/** What members ticked while an event ran. */
export const eventTicks = pgTable(
  'event_ticks',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    action: text({ enum: HOUR_ACTIONS }).notNull(),
    tickedAt: timestamp('ticked_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.eventId, t.action] }),
    index('event_ticks_event').on(t.eventId),
  ],
);
