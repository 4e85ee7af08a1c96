import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { isId } from '../platform/ids.ts';
import { writeLog } from './log.ts';
import { JOBS, type DeviceDeps } from './deps.ts';
import { wakeWatch } from './state.ts';
import { readConnection, type ConnectionRow } from './store/connections.ts';
import { deviceConnections, devices } from './tables.ts';

/** Takes a device away; false where the member has no such device. It comes back when its partner is connected anew. */
export async function removeDevice(
  { db, clock }: Pick<DeviceDeps, 'db' | 'clock'>,
  memberId: string,
  deviceId: string,
): Promise<boolean> {
  if (!isId(deviceId)) return false;
  return transaction(db, async (tx) => (await takeAway(tx, memberId, [deviceId], clock.now())) > 0);
}

/** Ends a connection with all its devices; the partner is told by a job. False where the member has no such connection. */
export async function disconnect(
  deps: Pick<DeviceDeps, 'db' | 'clock' | 'jobs'>,
  memberId: string,
  connectionId: string,
): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    const connection = await readConnection(tx, memberId, connectionId, true);
    if (connection === null) return false;
    await endConnection(tx, deps, connection, deps.clock.now());
    return true;
  });
}

/** The same for a connection that the caller has locked. */
export async function endConnection(
  tx: Db,
  { jobs }: Pick<DeviceDeps, 'jobs'>,
  connection: ConnectionRow,
  at: Date,
): Promise<void> {
  const { memberId, id, accessToken, refreshToken } = connection;
  const theirs = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.memberId, memberId), eq(devices.connectionId, id)));
  await takeAway(
    tx,
    memberId,
    theirs.map((device) => device.id),
    at,
  );
  const hasTokens = accessToken !== null || refreshToken !== null;
  await tx
    .update(deviceConnections)
    .set({
      status: 'removed',
      endedAt: at,
      pollDueAt: null,
      hoursDueAt: null,
      revokeDueAt: hasTokens ? at : null,
      revokeFailures: 0,
    })
    .where(and(eq(deviceConnections.memberId, memberId), eq(deviceConnections.id, id)));
  if (hasTokens) await jobs.send(tx, JOBS.revoke, { memberId, connectionId: id }, { key: id });
}

async function takeAway(tx: Db, memberId: string, ids: readonly string[], at: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .update(devices)
    .set({ removedAt: at, readDueAt: null })
    .where(and(eq(devices.memberId, memberId), inArray(devices.id, [...ids]), isNull(devices.removedAt)))
    .returning({ id: devices.id });
  await writeLog(
    tx,
    gone.map(({ id }) => ({ memberId, deviceId: id, at, happened: 'removed' as const })),
  );
  await wakeWatch(
    tx,
    memberId,
    gone.map(({ id }) => id),
    at,
  );
  return gone.length;
}
