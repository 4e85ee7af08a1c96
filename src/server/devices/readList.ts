import { and, eq, inArray } from 'drizzle-orm';
import { deviceConfig } from '../../domain/devices/deviceConfigs.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { CloudAnswer, ListedDevice } from './cloud.ts';
import type { PartnerCloud } from './clouds/partnerCloud.ts';
import { writeLog, type LogEntry } from './log.ts';
import type { DeviceDeps } from './deps.ts';
import { noteState, wakeWatch } from './state.ts';
import { readConnection, type ConnectionRow } from './store/connections.ts';
import { deviceConnections, devices } from './tables.ts';

/** Asks for an account's devices and takes them in. Null: taken in, or the connection is gone meanwhile; else why not. */
export async function readList(
  deps: DeviceDeps,
  cloud: PartnerCloud,
  connection: ConnectionRow,
): Promise<Extract<CloudAnswer<never>, { ok: false }>['why'] | null> {
  const answer = await cloud.list();
  if (!answer.ok) return answer.why;
  const at = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const standing = await readConnection(tx, connection.memberId, connection.id, true);
    if (standing?.status === 'connected') await takeIn(tx, deps, standing, answer.value, at);
  });
  return null;
}

/** What is new is added, what is gone is missing, what is there again is back, and every state is noted. */
async function takeIn(
  tx: Db,
  { newId, tellAdded }: DeviceDeps,
  connection: ConnectionRow,
  listed: readonly ListedDevice[],
  at: Date,
): Promise<void> {
  const { memberId, id: connectionId, brand, connectionConfigId } = connection;
  const own = and(eq(devices.memberId, memberId), eq(devices.connectionId, connectionId));
  const known = await tx.select().from(devices).where(own).for('update');
  const byId = new Map(known.map((device) => [device.externalId, device]));
  const log: LogEntry[] = [];
  const seen = new Set<string>();
  const added: string[] = [];
  let hasMore = false;

  for (const { externalId, deviceType, displayName, state } of listed) {
    // A partner that lists a device twice has one device.
    if (seen.has(externalId)) continue;
    seen.add(externalId);
    const device = byId.get(externalId);
    const configId = `${connectionConfigId}-${deviceType}`;
    if (device === undefined) {
      // A kind that the partner's configs do not know is a device of no known kind.
      const isKnown = deviceConfig(configId) !== null;
      const id = newId();
      await tx.insert(devices).values({
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
      added.push(displayName.trim() || externalId);
      hasMore = true;
      continue;
    }
    // What the member took away stays away, until the partner is connected anew.
    if (device.removedAt !== null && device.removedAt >= connection.connectedAt) continue;
    if (device.removedAt !== null) {
      await tx
        .update(devices)
        .set({ removedAt: null, missingSince: null, addedAt: at })
        .where(and(own, eq(devices.id, device.id)));
      log.push({ memberId, deviceId: device.id, at, happened: 'added' });
    } else if (device.missingSince !== null) {
      await tx
        .update(devices)
        .set({ missingSince: null })
        .where(and(own, eq(devices.id, device.id)));
      log.push({ memberId, deviceId: device.id, at, happened: 'back' });
      await wakeWatch(tx, memberId, [device.id], at);
    }
    await noteState(tx, memberId, device.id, state, at);
  }

  const gone = known.filter(
    (device) => !seen.has(device.externalId) && device.missingSince === null && device.removedAt === null,
  );
  await noteMissing(
    tx,
    memberId,
    gone.map(({ id }) => id),
    at,
  );
  await writeLog(tx, log);
  if (added.length > 0) await tellAdded?.(tx, { brandId: brand, memberId, connectionId, names: added, at });
  if (hasMore)
    await tx
      .update(deviceConnections)
      .set({ hoursDueAt: at })
      .where(and(eq(deviceConnections.memberId, memberId), eq(deviceConnections.id, connectionId)));
}

/** The partner no longer knows these devices. */
export async function noteMissing(tx: Db, memberId: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(devices)
    .set({ missingSince: at })
    .where(and(eq(devices.memberId, memberId), inArray(devices.id, [...ids])));
  await writeLog(
    tx,
    ids.map((deviceId) => ({ memberId, deviceId, at, happened: 'missing' as const })),
  );
  await wakeWatch(tx, memberId, ids, at);
}
