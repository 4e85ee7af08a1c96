import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { HourOfUse } from '../cloud.ts';
import { deviceHours } from '../tables.ts';

/** The hours that are known between two instants, in order of time. */
export function readHours(db: Db, memberId: string, deviceId: string, from: Date, to: Date): Promise<HourOfUse[]> {
  return db
    .select({ hourStart: deviceHours.hourStart, wattHours: deviceHours.wattHours })
    .from(deviceHours)
    .where(and(eq(deviceHours.memberId, memberId), eq(deviceHours.deviceId, deviceId), gte(deviceHours.hourStart, from), lt(deviceHours.hourStart, to)))
    .orderBy(asc(deviceHours.hourStart));
}
