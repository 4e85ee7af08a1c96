import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { OptValue } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import type { StoredEvent } from '../storedEvent.ts';
import { events, participations } from '../tables.ts';
import { storedEvent } from './events.ts';

/** A member whose devices have to be told. */
export interface NotifiedMember {
  readonly memberId: string;
  readonly opt: OptValue;
}

/** An event whose devices have to be told; `after`: the members up to this one are. */
export interface EventNotification {
  readonly event: StoredEvent;
  readonly after: string | null;
}

/** Ids of events whose devices have something to be told, or some of them. */
export async function eventsToNotify(db: Db, limit: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from events where devices_told < devices_mark union select distinct event_id from participations where devices_wait limit ${limit}`,
  );
  return found.map(({ id }) => id);
}

/** The event, locked, if not all of its members' devices are told; it does not change until the transaction ends. */
export async function claimNotification(tx: Db, eventId: string): Promise<EventNotification | null> {
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), gt(events.devicesMark, events.devicesNotified)))
    .for('no key update');
  return row ? { event: storedEvent(row), after: row.devicesAfter } : null;
}

/** Those who take part, in the order of their ids; their answers stand until the transaction ends. */
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

/** `after`: the members up to this one are told; null: everybody is. */
export async function notifiedUpTo(tx: Db, eventId: string, after: string | null): Promise<void> {
  const set =
    after === null ? { devicesAfter: null, devicesNotified: sql`devices_mark` } : { devicesAfter: after };
  await tx.update(events).set(set).where(eq(events.id, eventId));
}

/** Those who joined or left while the event ran and whose devices do not know. Nobody else claims them until the transaction ends. */
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

/** Lets the member's devices be told anew in every event that runs. */
export async function notifyAgain(tx: Db, memberId: string): Promise<void> {
  await tx.execute(
    sql`update participations p set devices_wait = true from events e
        where p.member_id = ${memberId} and e.id = p.event_id and e.status = 'ACTIVE' and p.joined_at is not null`,
  );
}

/** The same in one event. */
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
