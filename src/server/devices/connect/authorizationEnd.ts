import type { Db } from '../../platform/db/db.ts';
import { writeLog } from '../store/log.ts';
import { readDeviceIds } from '../store/deviceChanges.ts';
import { wakeWatch } from '../store/schedule.ts';
import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { DeviceDeps } from '../deps.ts';
import { markConnectionEnded } from '../store/connectionChanges.ts';
import { readConnection, type ConnectionRow } from '../store/connections.ts';

/**
 * Ends the connection until the member connects again, and logs it for each device. False if it had ended
 * before, so that the member is notified once.
 */
async function markAuthorizationEnded(
  tx: Db,
  memberId: string,
  connectionId: string,
  at: Date,
): Promise<boolean> {
  if (!(await markConnectionEnded(tx, memberId, connectionId, at))) return false;
  const deviceIds = await readDeviceIds(tx, memberId, connectionId);
  await writeLog(
    tx,
    deviceIds.map((deviceId) => ({ memberId, deviceId, at, happened: 'authorization_ended' as const })),
  );
  await wakeWatch(tx, memberId, deviceIds, at);
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
    await markAuthorizationEnded(tx, memberId, id, at);
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
