import { and, eq, isNull } from 'drizzle-orm';
import { connectionConfig } from '../../domain/devices/connectionConfigs.ts';
import type { Db } from '../platform/db/db.ts';
import { cloudOf } from './openCloud.ts';
import type { DeviceDeps } from './deps.ts';
import { readList } from './readList.ts';
import { readConnection, type ConnectionRow } from './store/connections.ts';
import { subscribe } from './subscription.ts';
import { deviceConnections, eventDevices } from './tables.ts';
import { backOff, TIMING } from './timing.ts';

/** Reads an account's devices with their states, sees to it that the partner tells of changes, and says when to read again. */
export async function poll(deps: DeviceDeps, memberId: string, connectionId: string): Promise<void> {
  const connection = await readConnection(deps.db, memberId, connectionId);
  if (connection?.status !== 'connected') return;
  const { pollDueAt } = connection;
  // Whoever wished meanwhile that it be read again has the last word.
  const unchanged =
    pollDueAt === null ? isNull(deviceConnections.pollDueAt) : eq(deviceConnections.pollDueAt, pollDueAt);
  const own = and(
    eq(deviceConnections.memberId, memberId),
    eq(deviceConnections.id, connectionId),
    eq(deviceConnections.status, 'connected'),
    unchanged,
  );
  const cloud = cloudOf(deps, connection);
  const fault = cloud === null ? 'failed' : await readList(deps, cloud, connection);
  if (fault === 'auth') return;
  const now = deps.clock.now().getTime();
  if (fault !== null) {
    const pollFailures = connection.pollFailures + 1;
    await deps.db
      .update(deviceConnections)
      .set({ pollFailures, pollDueAt: new Date(now + backOff(pollFailures)) })
      .where(own);
    return;
  }
  if (cloud !== null) await subscribe(deps, cloud, connection);
  await deps.db
    .update(deviceConnections)
    .set({ pollFailures: 0, pollDueAt: new Date(now + (await untilNext(deps.db, connection))) })
    .where(own);
}

/** A partner that tells of nothing is asked often while one of the member's devices is watched in an event. */
async function untilNext(db: Db, { memberId, connectionConfigId }: ConnectionRow): Promise<number> {
  if (connectionConfig(connectionConfigId)?.cloud !== 'account') return TIMING.toldPollMs;
  const watched = await db
    .select({ id: eventDevices.deviceId })
    .from(eventDevices)
    .where(and(eq(eventDevices.memberId, memberId), eq(eventDevices.step, 'watch')))
    .limit(1);
  return watched.length > 0 ? TIMING.watchedPollMs : TIMING.silentPollMs;
}
