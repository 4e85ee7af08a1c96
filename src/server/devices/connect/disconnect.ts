import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { isId } from '../../platform/ids.ts';
import { writeLog } from '../store/log.ts';
import { JOBS, type DeviceDeps } from '../deps.ts';
import { markConnectionRemoved } from '../store/connectionChanges.ts';
import { readConnection, type ConnectionRow } from '../store/connections.ts';
import { readDeviceIds, writeRemoved } from '../store/deviceChanges.ts';
import { wakeWatch } from '../store/schedule.ts';
import { deleteTokens, postponeRevocation, readRemovedConnection } from '../store/tokens.ts';
import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { oauthClient } from '../clouds/oauthClient.ts';
import { backOff, MOST_REVOKE_TRIES } from '../timing.ts';
import { openAccessToken, openRefreshToken } from './tokens.ts';

/** False if the member has no such device. It comes back when the partner is connected again. */
export async function removeDevice(
  { db, clock }: Pick<DeviceDeps, 'db' | 'clock'>,
  memberId: string,
  deviceId: string,
): Promise<boolean> {
  if (!isId(deviceId)) return false;
  return transaction(db, async (tx) => (await markRemoved(tx, memberId, [deviceId], clock.now())) > 0);
}

/**
 * Ends a connection with all its devices; a job revokes the tokens. False if the member has no such
 * connection.
 */
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

/** Like `disconnect`, for a connection that the caller has locked. */
export async function endConnection(
  tx: Db,
  { jobs }: Pick<DeviceDeps, 'jobs'>,
  connection: ConnectionRow,
  at: Date,
): Promise<void> {
  const { memberId, id, accessToken, refreshToken } = connection;
  await markRemoved(tx, memberId, await readDeviceIds(tx, memberId, id), at);
  const hasTokens = accessToken !== null || refreshToken !== null;
  await markConnectionRemoved(tx, memberId, id, at, hasTokens ? at : null);
  if (hasTokens) await jobs.send(tx, JOBS.revoke, { memberId, connectionId: id }, { key: id });
}

async function markRemoved(tx: Db, memberId: string, ids: readonly string[], at: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await writeRemoved(tx, memberId, ids, at);
  await writeLog(
    tx,
    gone.map((deviceId) => ({ memberId, deviceId, at, happened: 'removed' as const })),
  );
  await wakeWatch(tx, memberId, gone, at);
  return gone.length;
}

/**
 * Revokes the tokens at the partner and deletes them. Retries with growing pauses, and gives up after
 * `MOST_REVOKE_TRIES`.
 */
export async function revoke(deps: DeviceDeps, memberId: string, connectionId: string): Promise<void> {
  const { db, clock } = deps;
  const connection = await readRemovedConnection(db, memberId, connectionId);
  if (connection === undefined || connection.revokeDueAt === null) return;
  const revokeFailures = connection.revokeFailures + 1;
  const done = await revokeAtPartner(deps, connection);
  if (done || revokeFailures >= MOST_REVOKE_TRIES) return deleteTokens(db, memberId, connectionId);
  const revokeDueAt = new Date(clock.now().getTime() + backOff(revokeFailures));
  await postponeRevocation(db, memberId, connectionId, { revokeFailures, revokeDueAt });
}

/** False if the partner can't be reached now. Partners without OAuth have nothing to revoke. */
async function revokeAtPartner(deps: DeviceDeps, connection: ConnectionRow): Promise<boolean> {
  const { connectionConfigId } = connection;
  const partner = deps.partners.device(connectionConfigId);
  const token = openRefreshToken(deps, connection) ?? openAccessToken(deps, connection);
  if (partner === null || token === null || connectionConfig(connectionConfigId)?.cloud === 'account')
    return true;
  try {
    await oauthClient(deps, connectionConfigId, partner).revoke(token);
    return true;
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    return !error.isPassing;
  }
}
