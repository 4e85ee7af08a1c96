import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { writeLog } from './log.ts';
import { wakeWatch } from './state.ts';
import { deviceConnections, devices } from './tables.ts';

/**
 * The partner no longer accepts us: the connection has ended until the member makes it anew, and its devices say so. False
 * where that was known already, so that the member is told once.
 */
export async function noteAuthorizationEnded(
  tx: Db,
  { memberId, id }: { readonly memberId: string; readonly id: string },
  at: Date,
): Promise<boolean> {
  const ended = await tx
    .update(deviceConnections)
    .set({
      status: 'ended',
      endedAt: at,
      accessToken: null,
      refreshToken: null,
      accessExpiresAt: null,
      pollDueAt: null,
      hoursDueAt: null,
    })
    .where(
      and(
        eq(deviceConnections.memberId, memberId),
        eq(deviceConnections.id, id),
        eq(deviceConnections.status, 'connected'),
      ),
    )
    .returning({ id: deviceConnections.id });
  if (ended.length === 0) return false;
  const theirs = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.memberId, memberId), eq(devices.connectionId, id), isNull(devices.removedAt)));
  await writeLog(
    tx,
    theirs.map((device) => ({ memberId, deviceId: device.id, at, happened: 'authorization_ended' as const })),
  );
  await wakeWatch(
    tx,
    memberId,
    theirs.map((device) => device.id),
    at,
  );
  return true;
}
