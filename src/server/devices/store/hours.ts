import { and, asc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm';
import type { HomeHour } from '../../../domain/devices/deviceExcess.ts';
import type { DeviceUse } from '../../../domain/devices/loadReport.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { losableWrite } from '../../platform/db/transaction.ts';
import type { HourOfUse } from '../clouds/cloud.ts';
import { deviceHours } from '../tables.ts';

/** Hours in [from, to), by time. */
export function readHours(
  db: Db,
  memberId: string,
  deviceId: string,
  from: Date,
  to: Date,
): Promise<HourOfUse[]> {
  return db
    .select({ hourStart: deviceHours.hourStart, wattHours: deviceHours.wattHours })
    .from(deviceHours)
    .where(
      and(
        eq(deviceHours.memberId, memberId),
        eq(deviceHours.deviceId, deviceId),
        gte(deviceHours.hourStart, from),
        lt(deviceHours.hourStart, to),
      ),
    )
    .orderBy(asc(deviceHours.hourStart));
}

const hoursOfHome = statement<HomeHour & Record<string, unknown>>(
  'home_hours',
  `select extract(epoch from hour_start)::int as start, sum(greatest(watt_hours, 0))::int as used,
     sum(greatest(-watt_hours, 0))::int as given
   from device_hours
   where member_id = $1 and hour_start >= $2::timestamptz and hour_start < $3::timestamptz
   group by hour_start order by hour_start`,
);

/** What all devices of a member did in [from, to), by hour. */
export function readHomeHours(db: Db, memberId: string, from: Date, to: Date): Promise<HomeHour[]> {
  return hoursOfHome(db, [memberId, from.toISOString(), to.toISOString()]);
}

/** The last known hour of each device. */
export async function readLastHours(
  db: Db,
  memberId: string,
  deviceIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (deviceIds.length === 0) return new Map();
  const found = await db
    .select({ deviceId: deviceHours.deviceId, last: max(deviceHours.hourStart) })
    .from(deviceHours)
    .where(and(eq(deviceHours.memberId, memberId), inArray(deviceHours.deviceId, [...deviceIds])))
    .groupBy(deviceHours.deviceId);
  return new Map(found.flatMap(({ deviceId, last }) => (last === null ? [] : [[deviceId, last] as const])));
}

/** With epoch seconds: when the device was added, and the first of these hours. */
export interface KnownUse extends DeviceUse {
  readonly addedAt: number;
  readonly firstHour: number;
}

const useByDevice = statement<KnownUse & Record<string, unknown>>(
  'device_load',
  `select d.id as "deviceId", d.display_name as "deviceName", sum(h.watt_hours)::int as "wattHours",
     extract(epoch from d.added_at)::int as "addedAt", extract(epoch from min(h.hour_start))::int as "firstHour"
   from devices d join device_hours h on h.member_id = d.member_id and h.device_id = d.id
   where d.member_id = $1 and d.removed_at is null and h.hour_start >= $2::timestamptz and h.hour_start < $3::timestamptz
   group by d.id, d.display_name, d.added_at`,
);

/** Use in [from, to) of the devices that have any. */
export function readUseByDevice(db: Db, memberId: string, from: Date, to: Date): Promise<KnownUse[]> {
  return useByDevice(db, [memberId, from.toISOString(), to.toISOString()]);
}

/** Inserts or corrects hours. If they are lost, the partner still has them. */
export async function writeHours(
  db: Db,
  memberId: string,
  deviceId: string,
  hours: readonly HourOfUse[],
): Promise<void> {
  const starts = sql.param(hours.map(({ hourStart }) => hourStart.toISOString()));
  const uses = sql.param(hours.map(({ wattHours }) => wattHours));
  await losableWrite(db, (tx) =>
    tx.execute(sql`
      insert into device_hours (member_id, device_id, hour_start, watt_hours)
      select ${memberId}::uuid, ${deviceId}::uuid, hour_start, watt_hours
      from unnest(${starts}::timestamptz[], ${uses}::int[]) as hours (hour_start, watt_hours)
      on conflict (member_id, device_id, hour_start) do update set watt_hours = excluded.watt_hours`),
  );
}
