import { and, eq, inArray, isNull } from 'drizzle-orm';
import { transaction } from '../platform/db/transaction.ts';
import type { Db } from '../platform/db/db.ts';
import { isId } from '../platform/ids.ts';
import { writeLog } from './log.ts';
import { JOBS, type DeviceParts } from './parts.ts';
import { readConnection } from './store/connections.ts';
import { deviceConnections, devices } from './tables.ts';

/** Takes a device away; false where the member has no such device. It comes back when its partner is connected anew. */
export async function removeDevice({ db, clock }: Pick<DeviceParts, 'db' | 'clock'>, memberId: string, deviceId: string): Promise<boolean> {
  if (!isId(deviceId)) return false;
  return transaction(db, async (tx) => (await takeAway(tx, memberId, [deviceId], clock.now())) > 0);
}

/** Ends a connection with all its devices; the partner is told by a job. False where the member has no such connection. */
export async function disconnect({ db, clock, jobs }: Pick<DeviceParts, 'db' | 'clock' | 'jobs'>, memberId: string, connectionId: string): Promise<boolean> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const connection = await readConnection(tx, memberId, connectionId, true);
    if (connection === null) return false;
    const own = and(eq(devices.memberId, memberId), eq(devices.connectionId, connectionId));
    const theirs = await tx.select({ id: devices.id }).from(devices).where(own);
    await takeAway(tx, memberId, theirs.map(({ id }) => id), now);
    const hasTokens = connection.accessToken !== null || connection.refreshToken !== null;
    await tx
      .update(deviceConnections)
      .set({ status: 'removed', endedAt: now, pollDueAt: null, hoursDueAt: null, revokeDueAt: hasTokens ? now : null })
      .where(and(eq(deviceConnections.memberId, memberId), eq(deviceConnections.id, connectionId)));
    if (hasTokens) await jobs.send(tx, JOBS.revoke, { memberId, connectionId }, { key: connectionId });
    return true;
  });
}

async function takeAway(tx: Db, memberId: string, ids: readonly string[], at: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .update(devices)
    .set({ removedAt: at })
    .where(and(eq(devices.memberId, memberId), inArray(devices.id, [...ids]), isNull(devices.removedAt)))
    .returning({ id: devices.id });
  await writeLog(tx, gone.map(({ id }) => ({ memberId, deviceId: id, at, happened: 'removed' as const })));
  return gone.length;
}
