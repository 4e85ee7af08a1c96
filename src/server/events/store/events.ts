import { and, eq, lte, sql } from 'drizzle-orm';
import type { Algorithm } from '../../../domain/events/algorithms.ts';
import type { PlannedEvent } from '../../../domain/events/scheduling.ts';
import { nextChange } from '../../../domain/events/status.ts';
import type { EventStatus } from '../../../domain/events/types.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import { WHOLE_PROGRAM } from '../../../domain/segments/audience.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { lifeOf, type StoredEvent } from '../storedEvent.ts';
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
    cancelReason,
    cancelCause,
    version,
  };
}

/** The program that an event is scheduled for, locked: two that plan events for it at once come one after the other. */
export async function lockProgram(
  tx: Db,
  brandId: string,
  programId: string,
): Promise<{ active: boolean; rules: ProgramRules } | null> {
  const [row] = await rows<{ active: boolean; rules: ProgramRules }>(
    tx,
    sql`select active, rules from programs where id = ${programId} and brand = ${brandId} for no key update`,
  );
  return row ?? null;
}

export async function readProgram(
  db: Db,
  brandId: string,
  programId: string,
): Promise<{ active: boolean; rules: ProgramRules } | null> {
  const [row] = await rows<{ active: boolean; rules: ProgramRules }>(
    db,
    sql`select active, rules from programs where id = ${programId} and brand = ${brandId}`,
  );
  return row ?? null;
}

export async function findEvent(db: Db, brandId: string, eventId: string): Promise<StoredEvent | null> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.brand, brandId)));
  return row ? storedEvent(row) : null;
}

/** An event by its id alone, held while what follows from its times is written. */
export async function holdEvent(tx: Db, eventId: string): Promise<StoredEvent | null> {
  const [row] = await tx.select().from(events).where(eq(events.id, eventId)).for('share');
  return row ? storedEvent(row) : null;
}

/** `update` for who changes it; `share` for who answers it while it must not be moved or called off. */
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

/** The program's events from ten days before to ten days after: all that an event between may come into conflict with. */
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
  }>(
    db,
    sql`select id, status, type = 'PARTICIPATION_REDUCTION_RT' as "realTime", (extract(epoch from start_at) * 1000)::int8 as start, (extract(epoch from end_at) * 1000)::int8 as "end" from events
        where program_id = ${programId} and start_at between ${around.toISOString()}::timestamptz - interval '10 days' and ${around.toISOString()}::timestamptz + interval '10 days'
          and id is distinct from ${leftOut}::uuid order by start_at`,
  );
  return found.map(({ start, end, ...event }) => ({ ...event, start: new Date(start), end: new Date(end) }));
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
    monthOpen: event.rules.netMonthly,
  });
}

/**
 * Writes times and status, and with them when the status changes next. What begins, ends, is called off or is moved while
 * it runs has to be told to devices: that stands beside it, in the same statement.
 */
export async function updateEvent(
  tx: Db,
  event: StoredEvent,
  cancelledAt: Date | null = null,
): Promise<void> {
  const { id, start, end, status, startedAt, cancelReason, cancelCause, version } = event;
  await tx
    .update(events)
    .set({
      startAt: start,
      endAt: end,
      status,
      startedAt,
      cancelReason,
      cancelCause,
      version,
      dueAt: dueAt(event),
      ...(cancelledAt ? { cancelledAt } : {}),
      ...deviceMark(status),
    })
    .where(eq(events.id, id));
}

function deviceMark(status: EventStatus) {
  return status === 'SCHEDULED' || status === 'CLOSED'
    ? {}
    : { devicesMark: sql`devices_mark + 1`, devicesAfter: null };
}

function dueAt(event: StoredEvent): Date | null {
  return nextChange(lifeOf(event), event.status)?.at ?? null;
}

/** Ids of events whose status is to change, first those that are due longest. */
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
 * The event, locked, if a change of it is due. Who holds it is waited for, not passed over: many members may be answering
 * the event at that moment, each holding it for a while.
 */
export async function claimDue(tx: Db, eventId: string, now: Date): Promise<StoredEvent | null> {
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), lte(events.dueAt, now)))
    .for('update');
  return row ? storedEvent(row) : null;
}

/** Puts off what is due. */
export async function postpone(tx: Db, eventId: string, until: Date): Promise<void> {
  await tx.update(events).set({ dueAt: until }).where(eq(events.id, eventId));
}

/** Keeps what the event has cost, now that nothing changes it any more. */
export async function closeBooks(tx: Db, eventId: string): Promise<void> {
  await tx.execute(
    sql`update events set paid_watts = (select coalesce(sum(booked_watts), 0) from participations where event_id = ${eventId}) where id = ${eventId}`,
  );
}

/** Watts booked for the results of each program's events. Programs without events are not in the map. */
export async function readSpentWatts(db: Db, programIds: readonly string[]): Promise<Map<string, number>> {
  const found = await rows<{ program_id: string; watts: number }>(
    db,
    sql`select e.program_id, sum(coalesce(e.paid_watts, p.watts, 0))::int8 as watts
        from events e left join lateral (select sum(booked_watts) as watts from participations where event_id = e.id) p on e.paid_watts is null
        where e.program_id = any(${sql.param([...programIds])}::uuid[]) group by e.program_id`,
  );
  return new Map(found.map((row) => [row.program_id, row.watts]));
}
