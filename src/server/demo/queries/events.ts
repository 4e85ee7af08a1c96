import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { deviceConnections, devices, eventDevices } from '../../devices/tables.ts';
import { events, participations } from '../../events/tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { utilityAuthorizations } from '../../utility/tables.ts';
import type { BatteryTold } from '../homeBattery.ts';

export interface HeldEvent {
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
}

const held = { id: events.id, start: events.startAt, end: events.endAt };

/** A program's latest events, the newest first. */
export async function latestEvents(db: Db, programId: string): Promise<string[]> {
  const found = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.programId, programId))
    .orderBy(desc(events.startAt))
    .limit(2);
  return found.map(({ id }) => id);
}

/** When the first scheduled or running event of each program begins, by program. */
export async function comingStarts(db: Db, now: Date): Promise<ReadonlyMap<string, Date>> {
  const found = await db
    .selectDistinctOn([events.programId], { programId: events.programId, start: events.startAt })
    .from(events)
    .where(and(inArray(events.status, ['SCHEDULED', 'ACTIVE']), gt(events.endAt, now)))
    .orderBy(events.programId, events.startAt);
  return new Map(found.map(({ programId, start }) => [programId, start]));
}

/** The events that a member joined between two instants; the simulated home saves in them. */
export async function joinedWindows(
  db: Db,
  memberId: string,
  from: Date,
  to: Date,
): Promise<{ start: Date; end: Date }[]> {
  return db
    .select({ start: events.startAt, end: events.endAt })
    .from(participations)
    .innerJoin(events, eq(events.id, participations.eventId))
    .where(
      and(
        eq(participations.memberId, memberId),
        isNotNull(participations.joinedAt),
        isNull(participations.leftAt),
        gt(events.endAt, from),
        lt(events.startAt, to),
      ),
    );
}

/** The running events that these members joined and are still in, of those that began by `startedBy`. */
export async function runningJoins(
  db: Db,
  memberIds: readonly string[],
  startedBy: Date,
  now: Date,
): Promise<{ brandId: string; memberId: string; eventId: string }[]> {
  return db
    .select({ brandId: events.brand, memberId: participations.memberId, eventId: events.id })
    .from(participations)
    .innerJoin(events, eq(events.id, participations.eventId))
    .where(
      and(
        inArray(participations.memberId, [...memberIds]),
        eq(events.status, 'ACTIVE'),
        lte(events.startAt, startedBy),
        gt(events.endAt, now),
        isNotNull(participations.joinedAt),
        isNull(participations.leftAt),
      ),
    );
}

/** For how long a home's meter may see what its battery was told, milliseconds. */
const TOLD_SEEN_MS = 2 * 86_400_000;

/** What events told the member's batteries, as far as the home's meter may see it between two instants; oldest first. */
export async function batteryTold(db: Db, memberId: string, from: Date, to: Date): Promise<BatteryTold[]> {
  const found = await db
    .select({ shifted: eventDevices.shifted, reserve: eventDevices.target })
    .from(eventDevices)
    .innerJoin(
      devices,
      and(eq(devices.memberId, eventDevices.memberId), eq(devices.id, eventDevices.deviceId)),
    )
    .innerJoin(events, eq(events.id, eventDevices.eventId))
    .where(
      and(
        eq(eventDevices.memberId, memberId),
        eq(devices.deviceType, 'battery'),
        gt(events.endAt, new Date(from.getTime() - TOLD_SEEN_MS)),
        lt(events.startAt, to),
      ),
    )
    .orderBy(events.startAt);
  return found.flatMap(({ shifted, reserve }) =>
    shifted.flatMap(({ from: start, to: end }) => (end === null ? [] : { from: start, to: end, reserve })),
  );
}

/**
 * Members' homes at the sandbox's utilities, with the events that they joined (those that began before `now` and end after
 * `from`) and their accounts of devices.
 */
export async function joinedHouseholds(
  db: Db,
  from: Date,
  now: Date,
): Promise<{ enrollmentId: string; start: Date; end: Date; devices: readonly string[] }[]> {
  const accounts = sql<readonly string[]>`array(
    select ${deviceConnections.externalAccount} from ${deviceConnections}
    where ${deviceConnections.memberId} = ${participations.memberId} and ${deviceConnections.endedAt} is null
    order by 1)`;
  const found = await db
    .select({
      enrollmentId: utilityAuthorizations.enrollmentId,
      start: events.startAt,
      end: events.endAt,
      devices: accounts,
    })
    .from(participations)
    .innerJoin(events, eq(events.id, participations.eventId))
    .innerJoin(
      utilityAuthorizations,
      and(
        eq(utilityAuthorizations.memberId, participations.memberId),
        isNull(utilityAuthorizations.endedAt),
        isNotNull(utilityAuthorizations.enrollmentId),
      ),
    )
    .where(
      and(
        inArray(events.status, ['ACTIVE', 'ENDED']),
        lte(events.startAt, now),
        gt(events.endAt, from),
        isNotNull(participations.joinedAt),
        isNull(participations.leftAt),
      ),
    );
  return found.flatMap(({ enrollmentId, ...window }) =>
    enrollmentId === null ? [] : { enrollmentId, ...window },
  );
}

/** The member's events between two instants, oldest first, without those they left. */
export async function listPastEvents(db: Db, memberId: string, from: Date, to: Date): Promise<HeldEvent[]> {
  return db
    .select(held)
    .from(participations)
    .innerJoin(events, eq(events.id, participations.eventId))
    .where(
      and(
        eq(participations.memberId, memberId),
        eq(participations.opt, 'in'),
        lte(events.endAt, to),
        gte(events.startAt, from),
      ),
    )
    .orderBy(events.startAt);
}

/** Whether the member joined an event that overlaps the given time. */
export async function hasOverlappingEvent(
  db: Db,
  memberId: string,
  start: Date,
  end: Date,
): Promise<boolean> {
  const [other] = await db
    .select({ id: events.id })
    .from(participations)
    .innerJoin(events, eq(events.id, participations.eventId))
    .where(
      and(
        eq(participations.memberId, memberId),
        isNotNull(participations.joinedAt),
        lt(events.startAt, end),
        gt(events.endAt, start),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Null: no event with this key. */
export async function findHeldEvent(db: Db, brandId: string, key: string): Promise<HeldEvent | null> {
  const [event] = await db
    .select(held)
    .from(events)
    .where(and(eq(events.brand, brandId), eq(events.idempotencyKey, key)));
  return event ?? null;
}

/** Null: the member wasn't in the event. */
export async function findParticipation(db: Db, memberId: string, eventId: string) {
  const { settlement, pendingReason, baselineWh, usedWh, reductionWh, points, watts } = participations;
  const [row] = await db
    .select({ settlement, pendingReason, baselineWh, usedWh, reductionWh, points, watts })
    .from(participations)
    .where(and(eq(participations.memberId, memberId), eq(participations.eventId, eventId)));
  return row ?? null;
}
