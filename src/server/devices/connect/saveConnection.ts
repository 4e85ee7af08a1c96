import { transaction } from '../../platform/db/transaction.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Tokens } from '../clouds/oauthClient.ts';
import { writeLog } from '../store/log.ts';
import { JOBS, type DeviceDeps } from '../deps.ts';
import { endConnection } from './disconnect.ts';
import {
  insertConnection,
  lockConnectionWith,
  lockRemovedConnection,
  updateConnection,
} from '../store/connectionChanges.ts';
import type { ConnectionRow } from '../store/connections.ts';
import { readDeviceIds } from '../store/deviceChanges.ts';
import { sealTokens } from './tokens.ts';

export interface Granted extends Pick<Tokens, 'accessToken' | 'refreshToken' | 'expiresInSeconds'> {
  readonly account: string;
}

export interface Owner {
  readonly brandId: string;
  readonly memberId: string;
  readonly connectionConfigId: string;
}

/**
 * Saves a granted connection. The same account continues where it was: devices keep their ids, logs and use.
 * Another account of the same partner replaces the one before.
 */
export async function saveConnection(
  deps: DeviceDeps,
  { brandId, memberId, connectionConfigId }: Owner,
  granted: Granted,
): Promise<ConnectionRow> {
  const now = deps.clock.now();
  const row = await transaction(deps.db, async (tx) => {
    const current = await lockConnectionWith(tx, memberId, connectionConfigId);
    const isSame = current?.externalAccount === granted.account;
    if (current !== undefined && !isSame) await endConnection(tx, deps, current, now);
    const before = isSame
      ? current
      : await lockRemovedConnection(tx, memberId, connectionConfigId, granted.account);
    const id = before?.id ?? deps.newId();
    const fresh = {
      ...sealTokens(deps, id, granted),
      status: 'connected' as const,
      connectedAt: now,
      endedAt: null,
      renewingUntil: null,
      subscribedAt: null,
      pollDueAt: now,
      pollFailures: 0,
      hoursDueAt: now,
      revokeDueAt: null,
      revokeFailures: 0,
    };
    const kept =
      before === undefined
        ? await insertConnection(tx, {
            id,
            memberId,
            brand: brandId,
            connectionConfigId,
            externalAccount: granted.account,
            ...fresh,
          })
        : await updateConnection(tx, memberId, id, fresh);
    if (before?.status === 'ended') await logRenewed(tx, memberId, id, now);
    if (kept === undefined) throw new Error('A connection was not kept.');
    await deps.jobs.send(tx, JOBS.hours, { memberId, connectionId: id }, { key: id });
    return kept;
  });
  return row;
}

async function logRenewed(tx: Db, memberId: string, connectionId: string, at: Date): Promise<void> {
  const deviceIds = await readDeviceIds(tx, memberId, connectionId);
  await writeLog(
    tx,
    deviceIds.map((deviceId) => ({ memberId, deviceId, at, happened: 'authorization_renewed' as const })),
  );
}
