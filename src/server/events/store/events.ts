import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Algorithm } from '../../../domain/events/algorithms.ts';
import type { PlannedEvent } from '../../../domain/events/scheduling.ts';
import { nextForecastAt, type Forecast } from '../../../domain/events/forecast.ts';
import { nextChange } from '../../../domain/events/status.ts';
import type { EventStatus } from '../../../domain/events/types.ts';
import { WHOLE_PROGRAM } from '../../../domain/segments/audience.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { rows } from '../../platform/db/sql.ts';
import { eventLife, type StoredEvent } from '../schedule/storedEvent.ts';
import { events } from '../tables.ts';

type EventRow = typeof events.$inferSelect;

export function storedEvent(row: EventRow): StoredEvent {
  const {
    id,
    brand,
    programId,
    type,
    algorithm,
    startAt,
    endAt,
    status,
    rules,
    audience,
    startedAt,
    isTest,
    stagger,
    group,
    nominatedKw,
    forecast,
    cancelReason,
    cancelCause,
    version,
  } = row;
  return {
    id,
    brandId: brand,
    programId,
    type,
    algorithm: algorithm as Algorithm,
    start: startAt,
    end: endAt,
    status,
    rules,
    audience: audience ?? WHOLE_PROGRAM,
    startedAt,
    isTest,
    stagger,
    group,
    nominatedKw,
    forecast,
    cancelReason,
    cancelCause,
    version,
  };
}

export async function findEvent(db: Db, brandId: string, eventId: string): Promise<StoredEvent | null> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.brand, brandId)));
  return row ? storedEvent(row) : null;
}

/** Finds an event of any brand and keeps it from being moved or cancelled until the transaction ends. */
export async function holdEvent(tx: Db, eventId: string): Promise<StoredEvent | null> {
  const [row] = await tx.select().from(events).where(eq(events.id, eventId)).for('share');
  return row ? storedEvent(row) : null;
}

/** `update` to change it; `share` to keep it from being moved or cancelled. */
export async function lockEvent(
  tx: Db,
  brandId: string,
  eventId: string,
  strength: 'update' | 'share',
): Promise<StoredEvent | null> {
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.brand, brandId)))
    .for(strength);
  return row ? storedEvent(row) : null;
}

export async function readByIdempotencyKey(
  db: Db,
  brandId: string,
  key: string,
): Promise<StoredEvent | null> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.brand, brandId), eq(events.idempotencyKey, key)));
  return row ? storedEvent(row) : null;
}

/** The program's events within ten days of `around`: all that can conflict with an event then. */
export async function readPlanned(
  db: Db,
  programId: string,
  around: Date,
  leftOut: string | null,
): Promise<PlannedEvent[]> {
  const found = await rows<{
    id: string;
    status: EventStatus;
    start: number;
    end: number;
    realTime: boolean;
    isTest: boolean;
    hasOwnHomes: boolean;
    set: string | null;
  }>(
    db,
    sql`select id, status, type = 'PARTICIPATION_REDUCTION_RT' as "realTime", is_test as "isTest",
          coalesce(audience ->> 'kind' = 'segment', false) and not exists (
            select from event_audience a join event_audience b on b.member_id = a.member_id
            where a.event_id = events.id and b.event_id = ${leftOut}::uuid
          ) as "hasOwnHomes", home_group ->> 'set' as set,
          (extract(epoch from start_at) * 1000)::int8 as start,
          (extract(epoch from end_at) * 1000)::int8 as "end"
        from events
        where program_id = ${programId}
          and start_at between ${around.toISOString()}::timestamptz - interval '10 days'
            and ${around.toISOString()}::timestamptz + interval '10 days'
          and id is distinct from ${leftOut}::uuid
        order by start_at`,
  );
  return found.map(({ start, end, ...event }) => ({ ...event, start: new Date(start), end: new Date(end) }));
}

/** The groups of a set that an event belongs to, in the order of their numbers. */
export async function readGroups(db: Db, brandId: string, set: string): Promise<StoredEvent[]> {
  const found = await db
    .select()
    .from(events)
    .where(and(eq(events.brand, brandId), sql`${events.group} ->> 'set' = ${set}`))
    .orderBy(sql`(${events.group} ->> 'number')::int`, events.startAt, events.id);
  return found.map(storedEvent);
}

export async function insertEvent(
  tx: Db,
  event: StoredEvent,
  by: { createdBy: string | null; createdAt: Date; idempotencyKey: string | null },
): Promise<void> {
  const { brandId, start, end, audience, ...rest } = event;
  await tx.insert(events).values({
    ...rest,
    ...by,
    brand: brandId,
    startAt: start,
    endAt: end,
    audience: audience.kind === 'program' ? null : audience,
    dueAt: dueAt(event),
    forecastDueAt: nextForecastAt(start, by.createdAt),
    monthOpen: event.rules.netMonthly && !event.isTest,
    expectsPay: !event.isTest,
  });
}

/** Writes times, status and the next due time, and in the same statement queues the notification of devices. */
export async function updateEvent(
  tx: Db,
  event: StoredEvent,
  cancelledAt: Date | null = null,
): Promise<void> {
  const { id, start, end, status, startedAt, nominatedKw, cancelReason, cancelCause, version } = event;
  await tx
    .update(events)
    .set({
      startAt: start,
      endAt: end,
      status,
      startedAt,
      nominatedKw,
      cancelReason,
      cancelCause,
      version,
      dueAt: dueAt(event),
      ...(cancelledAt ? { cancelledAt } : {}),
      ...deviceMark(status),
    })
    .where(eq(events.id, id));
}

/** Writes what an event is now expected to bring, unless it has been changed since it was read, or has begun. */
export async function writeForecast(
  db: Db,
  { id, start, version }: Pick<StoredEvent, 'id' | 'start' | 'version'>,
  forecast: Forecast | null,
  now: Date,
): Promise<void> {
  await db
    .update(events)
    .set({ forecast, forecastDueAt: nextForecastAt(start, now) })
    .where(and(eq(events.id, id), eq(events.version, version), eq(events.status, 'SCHEDULED')));
}

const isForecast = and(eq(events.status, 'SCHEDULED'), eq(events.isTest, false));

export const areForecastsDue = (now: Date): SQL => isAnyDue(events.forecastDueAt, now, isForecast);

/** Events whose forecast is to be made again, the longest overdue first. */
export async function readDueForecasts(db: Db, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: events.id })
    .from(events)
    .where(and(isForecast, lte(events.forecastDueAt, now)))
    .orderBy(events.forecastDueAt)
    .limit(limit);
  return found.map(({ id }) => id);
}

function deviceMark(status: EventStatus) {
  return status === 'SCHEDULED' || status === 'CLOSED'
    ? {}
    : { devicesMark: sql`devices_mark + 1`, devicesAfter: null };
}

function dueAt(event: StoredEvent): Date | null {
  return nextChange(eventLife(event), event.status)?.at ?? null;
}

export const areEventsDue = (now: Date): SQL => isAnyDue(events.dueAt, now);

/** Events whose status change is due, the longest overdue first. */
export async function dueEvents(db: Db, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: events.id })
    .from(events)
    .where(lte(events.dueAt, now))
    .orderBy(events.dueAt)
    .limit(limit);
  return found.map(({ id }) => id);
}

/**
 * Locks an event if its status change is due. Waits for other locks: many members may be answering it at that
 * moment.
 */
export async function claimDue(tx: Db, eventId: string, now: Date): Promise<StoredEvent | null> {
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), lte(events.dueAt, now)))
    .for('update');
  return row ? storedEvent(row) : null;
}

export async function postpone(tx: Db, eventId: string, until: Date): Promise<void> {
  await tx.update(events).set({ dueAt: until }).where(eq(events.id, eventId));
}

/** Stores the event's total cost when it closes. */
export async function savePaidWatts(tx: Db, eventId: string): Promise<void> {
  await tx.execute(
    sql`update events
        set paid_watts = (
          select coalesce(sum(booked_watts), 0) from participations where event_id = ${eventId}
        )
        where id = ${eventId}`,
  );
}

/** Watts booked for results by program, corrections included; programs without events are left out. */
export async function readSpentWatts(db: Db, programIds: readonly string[]): Promise<Map<string, number>> {
  const found = await rows<{ program_id: string; watts: number }>(
    db,
    sql`select e.program_id, sum(coalesce(e.paid_watts, p.watts, 0))::int8 as watts
        from events e
        left join lateral (
          select sum(booked_watts) as watts from participations where event_id = e.id
        ) p on e.paid_watts is null
        where e.program_id = any(${sql.param([...programIds])}::uuid[])
        group by e.program_id`,
  );
  return new Map(found.map((row) => [row.program_id, row.watts]));
}
