import { sql } from 'drizzle-orm';
import { deviceConnections, deviceHours, devices, eventDevices } from '../../devices/tables.ts';
import type { Db } from '../../platform/db/db.ts';

export async function insertDeviceConnection(
  tx: Db,
  row: typeof deviceConnections.$inferInsert,
): Promise<void> {
  await tx.insert(deviceConnections).values(row);
}

export async function insertDevice(tx: Db, row: typeof devices.$inferInsert): Promise<void> {
  await tx.insert(devices).values(row);
}

/** A device's use in consecutive hours from `start`, watt-hours. */
export async function insertHours(
  tx: Db,
  { memberId, deviceId }: { readonly memberId: string; readonly deviceId: string },
  start: Date,
  wattHours: readonly number[],
): Promise<void> {
  await tx.execute(sql`insert into ${deviceHours} (member_id, device_id, hour_start, watt_hours)
    select ${memberId}::uuid, ${deviceId}::uuid, ${start.toISOString()}::timestamptz + (n - 1) * interval '1 hour', used
    from unnest(${`{${wattHours.join(',')}}`}::int[]) with ordinality as hours (used, n)`);
}

export type EventDevice = typeof eventDevices.$inferInsert;

export async function insertEventDevices(tx: Db, rows: readonly EventDevice[]): Promise<void> {
  if (rows.length > 0) await tx.insert(eventDevices).values([...rows]);
}
