import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { writeLog } from './store/log.ts';
import { wakeWatch } from './state.ts';
import { deviceConnections, devices } from './tables.ts';
import { connectionConfig } from '../../domain/devices/connectionConfigs.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { DeviceDeps } from './deps.ts';
import { readConnection, type ConnectionRow } from './store/connections.ts';

/**
 * Ends the connection until the member connects again, and logs it for each device. False if it had ended
 * before, so that the member is notified once.
 */
async function markAuthorizationEnded(
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

/**
 * Ends a connection whose tokens the partner refused, and notifies the member. Leaves a connection alone
 * whose tokens changed in the meantime: the partner has not refused the new ones.
 */
export function endAuthorization(
  deps: DeviceDeps,
  refused: ConnectionRow,
): Promise<{ ok: false; why: 'auth' | 'failed' }> {
  const { memberId, id, brand, connectionConfigId } = refused;
  const at = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const current = await readConnection(tx, memberId, id, true);
    if (current?.status !== 'connected') return { ok: false, why: 'auth' };
    if (current.accessToken !== refused.accessToken) return { ok: false, why: 'failed' };
    await markAuthorizationEnded(tx, { memberId, id }, at);
    await deps.notifyEnded?.(tx, {
      brandId: brand,
      memberId,
      connectionId: id,
      title: connectionConfig(connectionConfigId)?.title ?? connectionConfigId,
      at,
    });
    return { ok: false, why: 'auth' };
  });
}
