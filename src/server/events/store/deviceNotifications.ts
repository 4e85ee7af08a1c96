import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { OptValue } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import type { StoredEvent } from '../schedule/storedEvent.ts';
import { events, participations } from '../tables.ts';
import { storedEvent } from './events.ts';

export interface NotifiedMember {
  readonly memberId: string;
  readonly opt: OptValue;
}

/** An event that devices must be notified of; members up to `after` have been. */
export interface EventNotification {
  readonly event: StoredEvent;
  readonly after: string | null;
}

/** Ordered as the index is, which keeps the planner from reading the whole table. */
export const hasEventsToNotify = sql`exists (select from events where devices_told < devices_mark)
  or (select true from participations where devices_wait order by event_id limit 1) is not null`;

/** Events with devices left to notify. */
export async function eventsToNotify(db: Db, limit: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id
        from events
        where devices_told < devices_mark
        union
        select distinct event_id
        from participations
        where devices_wait limit ${limit}`,
  );
  return found.map(({ id }) => id);
}

/** Locks an event if devices are left to notify; null otherwise. */
export async function claimNotification(tx: Db, eventId: string): Promise<EventNotification | null> {
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), gt(events.devicesMark, events.devicesNotified)))
    .for('no key update');
  return row ? { event: storedEvent(row), after: row.devicesAfter } : null;
}

/** Locks the next participants, ordered by member id. */
export async function claimParticipants(
  tx: Db,
  eventId: string,
  after: string | null,
  limit: number,
): Promise<NotifiedMember[]> {
  return tx
    .select({ memberId: participations.memberId, opt: participations.opt })
    .from(participations)
    .where(
      and(
        eq(participations.eventId, eventId),
        eq(participations.opt, 'in'),
        isNotNull(participations.joinedAt),
        after === null ? undefined : gt(participations.memberId, after),
      ),
    )
    .orderBy(participations.memberId)
    .limit(limit)
    .for('no key update');
}

/** Records progress: members up to `after` are notified; null: all are. */
export async function notifiedUpTo(tx: Db, eventId: string, after: string | null): Promise<void> {
  const set =
    after === null ? { devicesAfter: null, devicesNotified: sql`devices_mark` } : { devicesAfter: after };
  await tx.update(events).set(set).where(eq(events.id, eventId));
}

/**
 * Locks members who joined or left a running event and whose devices have not been notified; skips those that
 * others have locked.
 */
export async function claimWaitingMembers(tx: Db, eventId: string, limit: number): Promise<NotifiedMember[]> {
  return tx
    .select({ memberId: participations.memberId, opt: participations.opt })
    .from(participations)
    .where(and(eq(participations.eventId, eventId), participations.devicesWait))
    .orderBy(participations.memberId)
    .limit(limit)
    .for('no key update', { skipLocked: true });
}

export async function clearWaiting(tx: Db, eventId: string, memberIds: readonly string[]): Promise<void> {
  await tx
    .update(participations)
    .set({ devicesWait: false })
    .where(and(eq(participations.eventId, eventId), inArray(participations.memberId, [...memberIds])));
}

/** Queues the member's devices for notification in every running event, after a change of a device. */
export async function notifyAgain(tx: Db, memberId: string): Promise<void> {
  await tx.execute(
    sql`update participations p set devices_wait = true from events e
        where p.member_id = ${memberId} and e.id = p.event_id and e.status = 'ACTIVE' and p.joined_at is not null`,
  );
}

/** Queues the member's devices for notification in one event. */
export async function notifyAgainInEvent(tx: Db, eventId: string, memberId: string): Promise<void> {
  await tx
    .update(participations)
    .set({ devicesWait: true })
    .where(and(eq(participations.eventId, eventId), eq(participations.memberId, memberId)));
}

export async function readEventsById(db: Db, ids: readonly string[]): Promise<Map<string, StoredEvent>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(events)
    .where(inArray(events.id, [...ids]));
  return new Map(found.map((row) => [row.id, storedEvent(row)]));
}
