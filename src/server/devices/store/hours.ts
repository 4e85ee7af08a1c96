import { and, asc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { losableWrite } from '../../platform/db/transaction.ts';
import type { HourOfUse } from '../cloud.ts';
import { deviceHours } from '../tables.ts';

/** Rows of one statement: four parameters each, of the 65,535 that a statement has. */
const ROWS = 5_000;

/** The hours that are known between two instants, in order of time. */
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

/** The last hour that is known of each device. */
export async function lastHours(
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

/** Writes hours; what is known already is corrected. The partner has them still if they are lost. */
export function writeHours(
  db: Db,
  memberId: string,
  deviceId: string,
  hours: readonly HourOfUse[],
): Promise<void> {
  return losableWrite(db, (tx) => writeInParts(tx, memberId, deviceId, hours));
}

async function writeInParts(
  tx: Db,
  memberId: string,
  deviceId: string,
  hours: readonly HourOfUse[],
): Promise<void> {
  for (let start = 0; start < hours.length; start += ROWS) {
    await tx
      .insert(deviceHours)
      .values(
        hours
          .slice(start, start + ROWS)
          .map(({ hourStart, wattHours }) => ({ memberId, deviceId, hourStart, wattHours })),
      )
      .onConflictDoUpdate({
        target: [deviceHours.memberId, deviceHours.deviceId, deviceHours.hourStart],
        set: { wattHours: sql`excluded.watt_hours` },
      });
  }
}
