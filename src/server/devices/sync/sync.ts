import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import type { Db } from '../../platform/db/db.ts';
import { cloudFor } from '../clouds/openCloud.ts';
import type { AddedDevice, DeviceDeps } from '../deps.ts';
import { readConnection, type ConnectionRow } from '../store/connections.ts';
import { subscribe } from './webhooks.ts';
import {
  clearMissing,
  insertDevice,
  lockDevices,
  restoreDevice,
  writeMissing,
} from '../store/deviceChanges.ts';
import { hasWatchedDevice, scheduleNextPoll, scheduleNow, wakeWatch } from '../store/schedule.ts';
import { backOff, TIMING } from '../timing.ts';
import { deviceConfig } from '../../../domain/devices/deviceConfigs.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { CloudAnswer, ListedDevice, PartnerCloud } from '../clouds/cloud.ts';
import { writeLog, type LogEntry } from '../store/log.ts';
import { recordState } from './state.ts';

/** Reads an account's devices with their states, subscribes to webhooks, and schedules the next poll. */
export async function poll(deps: DeviceDeps, memberId: string, connectionId: string): Promise<void> {
  const connection = await readConnection(deps.db, memberId, connectionId);
  if (connection?.status !== 'connected') return;
  const cloud = cloudFor(deps, connection);
  const fault = cloud === null ? 'failed' : await syncList(deps, cloud, connection);
  if (fault === 'auth') return;
  const now = deps.clock.now().getTime();
  if (fault !== null) {
    const pollFailures = connection.pollFailures + 1;
    return scheduleNextPoll(deps.db, connection, {
      pollFailures,
      pollDueAt: new Date(now + backOff(pollFailures)),
    });
  }
  if (cloud !== null) await subscribe(deps, cloud, connection);
  const pollDueAt = new Date(now + (await untilNext(deps.db, connection)));
  await scheduleNextPoll(deps.db, connection, { pollFailures: 0, pollDueAt });
}

/** Partners without webhooks are polled more often while a device is watched in an event. */
async function untilNext(db: Db, { memberId, connectionConfigId }: ConnectionRow): Promise<number> {
  if (connectionConfig(connectionConfigId)?.cloud !== 'account') return TIMING.webhookPollMs;
  return (await hasWatchedDevice(db, memberId)) ? TIMING.watchedPollMs : TIMING.silentPollMs;
}

/** Reads the list and stores it. Null on success, or if the connection is gone; otherwise the fault. */
async function syncList(
  deps: DeviceDeps,
  cloud: PartnerCloud,
  connection: ConnectionRow,
): Promise<Extract<CloudAnswer<never>, { ok: false }>['why'] | null> {
  // From before the call: a command during it leads to a later state, which this list must not replace.
  const at = deps.clock.now();
  const answer = await cloud.list();
  if (!answer.ok) return answer.why;
  await transaction(deps.db, async (tx) => {
    const current = await readConnection(tx, connection.memberId, connection.id, true);
    if (current?.status === 'connected') await applyList(tx, deps, current, answer.value, at);
  });
  return null;
}

/**
 * Adds new devices, marks unlisted ones as missing, brings back those that are listed again, and stores every
 * state.
 */
async function applyList(
  tx: Db,
  { newId, notifyAdded }: DeviceDeps,
  connection: ConnectionRow,
  listed: readonly ListedDevice[],
  at: Date,
): Promise<void> {
  const { memberId, id: connectionId, brand, connectionConfigId } = connection;
  const known = await lockDevices(tx, memberId, connectionId);
  const byId = new Map(known.map((device) => [device.externalId, device]));
  const log: LogEntry[] = [];
  const seen = new Set<string>();
  const added: AddedDevice[] = [];
  let hasMore = false;

  for (const { externalId, deviceType, displayName, state } of listed) {
    // A partner may list a device twice.
    if (seen.has(externalId)) continue;
    seen.add(externalId);
    const device = byId.get(externalId);
    const configId = `${connectionConfigId}-${deviceType}`;
    if (device === undefined) {
      // A type that the partner's configs don't have becomes the default type.
      const isKnown = deviceConfig(configId) !== null;
      const id = newId();
      await insertDevice(tx, {
        memberId,
        id,
        brand,
        connectionId,
        externalId,
        deviceConfigId: isKnown ? configId : `${connectionConfigId}-default`,
        deviceType: isKnown ? deviceType : 'default',
        displayName: displayName.trim().slice(0, 80) || externalId.slice(0, 80),
        state,
        stateAt: at,
        addedAt: at,
      });
      log.push({ memberId, deviceId: id, at, happened: 'added' });
      added.push({
        id,
        type: isKnown ? deviceType : 'default',
        connectionConfigId,
        name: displayName.trim() || externalId,
      });
      hasMore = true;
      continue;
    }
    // A device that the member removed stays removed until the partner is connected again.
    if (device.removedAt !== null && device.removedAt >= connection.connectedAt) continue;
    if (device.removedAt !== null) {
      await restoreDevice(tx, device, at);
      log.push({ memberId, deviceId: device.id, at, happened: 'added' });
    } else if (device.missingSince !== null) {
      await clearMissing(tx, device);
      log.push({ memberId, deviceId: device.id, at, happened: 'back' });
      await wakeWatch(tx, memberId, [device.id], at);
    }
    await recordState(tx, memberId, device.id, state, at);
  }

  const gone = known.filter(
    (device) => !seen.has(device.externalId) && device.missingSince === null && device.removedAt === null,
  );
  await markMissing(
    tx,
    memberId,
    gone.map(({ id }) => id),
    at,
  );
  await writeLog(tx, log);
  if (added.length > 0)
    await notifyAdded?.(tx, { brandId: brand, memberId, connectionId, devices: added, at });
  if (hasMore) await scheduleNow(tx, memberId, connectionId, { hoursDueAt: at });
}

export async function markMissing(tx: Db, memberId: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await writeMissing(tx, memberId, ids, at);
  await writeLog(
    tx,
    ids.map((deviceId) => ({ memberId, deviceId, at, happened: 'missing' as const })),
  );
  await wakeWatch(tx, memberId, ids, at);
}

/** Reads a new connection's devices and waits a moment for them; a slow read continues in the background. */
export async function readFirstList(deps: DeviceDeps, { memberId, id }: ConnectionRow): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, TIMING.firstListMs)));
  const work = poll(deps, memberId, id).catch((error: unknown) => {
    deps.log.error({ err: error }, 'the devices of a new connection could not be read');
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
