import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { devices } from '../tables.ts';

type DeviceRow = typeof devices.$inferSelect;
type NewDevice = typeof devices.$inferInsert;

const isDevice = (memberId: string, deviceId: string): SQL | undefined =>
  and(eq(devices.memberId, memberId), eq(devices.id, deviceId), isNull(devices.removedAt));

const isOfConnection = (memberId: string, connectionId: string): SQL | undefined =>
  and(eq(devices.memberId, memberId), eq(devices.connectionId, connectionId));

/** A connection's devices, without removed ones. */
export async function readDeviceIds(tx: Db, memberId: string, connectionId: string): Promise<string[]> {
  const found = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(isOfConnection(memberId, connectionId), isNull(devices.removedAt)));
  return found.map(({ id }) => id);
}

/** All rows of a connection, removed ones too, locked. */
export function lockDevices(tx: Db, memberId: string, connectionId: string): Promise<DeviceRow[]> {
  return tx.select().from(devices).where(isOfConnection(memberId, connectionId)).for('update');
}

export async function lockDevice(
  tx: Db,
  memberId: string,
  deviceId: string,
): Promise<Pick<DeviceRow, 'optedIn' | 'state' | 'stateAt'> | undefined> {
  const [device] = await tx
    .select({ optedIn: devices.optedIn, state: devices.state, stateAt: devices.stateAt })
    .from(devices)
    .where(isDevice(memberId, deviceId))
    .for('update');
  return device;
}

/** False if the device is removed or already marked as missing. */
export async function lockListedDevice(tx: Db, memberId: string, deviceId: string): Promise<boolean> {
  const found = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(isDevice(memberId, deviceId), isNull(devices.missingSince)))
    .for('update');
  return found.length > 0;
}

export async function insertDevice(tx: Db, device: NewDevice): Promise<void> {
  await tx.insert(devices).values(device);
}

/** Changes a device that isn't removed. */
export async function updateDevice(
  tx: Db,
  memberId: string,
  deviceId: string,
  change: Partial<NewDevice>,
): Promise<void> {
  await tx.update(devices).set(change).where(isDevice(memberId, deviceId));
}

/** Brings back a device that was removed. */
export async function restoreDevice(
  tx: Db,
  { memberId, connectionId, id }: DeviceRow,
  addedAt: Date,
): Promise<void> {
  await tx
    .update(devices)
    .set({ removedAt: null, missingSince: null, addedAt })
    .where(and(isOfConnection(memberId, connectionId), eq(devices.id, id)));
}

export async function clearMissing(tx: Db, { memberId, connectionId, id }: DeviceRow): Promise<void> {
  await tx
    .update(devices)
    .set({ missingSince: null })
    .where(and(isOfConnection(memberId, connectionId), eq(devices.id, id)));
}

export async function writeMissing(
  tx: Db,
  memberId: string,
  deviceIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .update(devices)
    .set({ missingSince: at })
    .where(and(eq(devices.memberId, memberId), inArray(devices.id, [...deviceIds])));
}

/** Answers the ids of the devices that were not removed before. */
export async function writeRemoved(
  tx: Db,
  memberId: string,
  deviceIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const gone = await tx
    .update(devices)
    .set({ removedAt: at, readDueAt: null })
    .where(
      and(eq(devices.memberId, memberId), inArray(devices.id, [...deviceIds]), isNull(devices.removedAt)),
    )
    .returning({ id: devices.id });
  return gone.map(({ id }) => id);
}
