import { and, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { rows } from '../../platform/db/sql.ts';
import { deviceConnections, devices, eventDevices } from '../tables.ts';
import { isConnection, type ConnectionKey, type ConnectionRow } from './connections.ts';

type DueWork = ConnectionKey & { readonly job: 'read' | 'poll' | 'hours' | 'revoke' };

export const isWorkDue = (now: Date): SQL => {
  const { pollDueAt, hoursDueAt, revokeDueAt } = deviceConnections;
  const times = [devices.readDueAt, pollDueAt, hoursDueAt, revokeDueAt];
  return sql.join(
    times.map((time) => isAnyDue(time, now)),
    sql` or `,
  );
};

/** One statement for all due work of the room; each branch has its own index. */
export function readDueWork(db: Db, now: Date, limit: number): Promise<DueWork[]> {
  const at = now.toISOString();
  return rows<DueWork>(
    db,
    sql`(
          select 'read' as job, member_id as "memberId", connection_id as "connectionId"
          from (
            select member_id, connection_id from devices where read_due_at <= ${at} order by read_due_at limit ${limit}
          ) d
          group by member_id, connection_id
        )
        union all (
          select 'poll', member_id, id from device_connections where poll_due_at <= ${at} order by poll_due_at limit ${limit}
        )
        union all (
          select 'hours', member_id, id from device_connections where hours_due_at <= ${at} order by hours_due_at limit ${limit}
        )
        union all (
          select 'revoke', member_id, id from device_connections where revoke_due_at <= ${at} order by revoke_due_at limit ${limit}
        ) limit ${limit}`,
  );
}

export async function scheduleNow(
  db: Db,
  memberId: string,
  connectionId: string,
  due: { readonly pollDueAt: Date } | { readonly hoursDueAt: Date },
): Promise<void> {
  await db.update(deviceConnections).set(due).where(isConnection(memberId, connectionId));
}

/** The connection, still connected and due when it was read to be. */
const isScheduledAt = (
  { memberId, id }: Pick<ConnectionRow, 'memberId' | 'id'>,
  column: typeof deviceConnections.pollDueAt | typeof deviceConnections.hoursDueAt,
  dueAt: Date | null,
) =>
  and(
    isConnection(memberId, id),
    eq(deviceConnections.status, 'connected'),
    dueAt === null ? isNull(column) : eq(column, dueAt),
  );

/** Schedules the next poll, unless it was rescheduled since the connection was read. */
export async function scheduleNextPoll(
  db: Db,
  { memberId, id, pollDueAt }: ConnectionRow,
  next: Pick<ConnectionRow, 'pollDueAt' | 'pollFailures'>,
): Promise<void> {
  await db
    .update(deviceConnections)
    .set(next)
    .where(isScheduledAt({ memberId, id }, deviceConnections.pollDueAt, pollDueAt));
}

/**
 * Schedules the next fetch of hours. A device that was added since the connection was read has a due time of
 * its own, which stays.
 */
export async function scheduleNextHours(
  db: Db,
  { memberId, id, hoursDueAt }: ConnectionRow,
  next: { readonly hoursDueAt: Date; readonly hoursTo?: Date },
): Promise<void> {
  await db
    .update(deviceConnections)
    .set(next)
    .where(isScheduledAt({ memberId, id }, deviceConnections.hoursDueAt, hoursDueAt));
}

/** Moves later polls of connections with these partners to `pollDueAt`, except after failures. */
export async function advancePolls(
  tx: Db,
  memberId: string,
  connectionConfigIds: readonly string[],
  pollDueAt: Date,
): Promise<void> {
  await tx
    .update(deviceConnections)
    .set({ pollDueAt })
    .where(
      and(
        eq(deviceConnections.memberId, memberId),
        inArray(deviceConnections.connectionConfigId, [...connectionConfigIds]),
        eq(deviceConnections.status, 'connected'),
        eq(deviceConnections.pollFailures, 0),
        gt(deviceConnections.pollDueAt, pollDueAt),
      ),
    );
}

/** Makes a device's read due by the partner's id of it. False if there is no such device. */
export async function markStale(
  tx: Db,
  { memberId, connectionId }: ConnectionKey,
  externalId: string,
  at: Date,
): Promise<boolean> {
  const stale = await tx
    .update(devices)
    .set({ readDueAt: at })
    .where(
      and(
        eq(devices.memberId, memberId),
        eq(devices.connectionId, connectionId),
        eq(devices.externalId, externalId),
        isNull(devices.removedAt),
      ),
    )
    .returning({ id: devices.id });
  return stale.length > 0;
}

/** Unmarks the devices whose read is due, and answers their ids. */
export async function claimStale(
  db: Db,
  memberId: string,
  connectionId: string,
  now: Date,
): Promise<string[]> {
  const stale = await db
    .update(devices)
    .set({ readDueAt: null })
    .where(
      and(
        eq(devices.memberId, memberId),
        eq(devices.connectionId, connectionId),
        isNotNull(devices.readDueAt),
        lte(devices.readDueAt, now),
      ),
    )
    .returning({ id: devices.id });
  return stale.map(({ id }) => id);
}

export async function scheduleReads(
  db: Db,
  memberId: string,
  connectionId: string,
  deviceIds: readonly string[],
  readDueAt: Date,
): Promise<void> {
  await db
    .update(devices)
    .set({ readDueAt })
    .where(
      and(
        eq(devices.memberId, memberId),
        eq(devices.connectionId, connectionId),
        inArray(devices.id, [...deviceIds]),
      ),
    );
}

/** Whether an event watches one of the member's devices. */
export async function hasWatchedDevice(db: Db, memberId: string): Promise<boolean> {
  const watched = await db
    .select({ id: eventDevices.deviceId })
    .from(eventDevices)
    .where(and(eq(eventDevices.memberId, memberId), eq(eventDevices.step, 'watch')))
    .limit(1);
  return watched.length > 0;
}

/** Makes the watch steps of these devices due now. */
export async function wakeWatch(
  tx: Db,
  memberId: string,
  deviceIds: readonly string[],
  at: Date,
): Promise<void> {
  for (const deviceId of deviceIds) {
    await tx
      .update(eventDevices)
      .set({ dueAt: at })
      .where(
        and(
          eq(eventDevices.memberId, memberId),
          eq(eventDevices.deviceId, deviceId),
          eq(eventDevices.step, 'watch'),
        ),
      );
  }
}
