import { deviceExcess, type DeviceExcess } from '../../../domain/devices/deviceExcess.ts';
import { DAY_SECONDS } from '../../../domain/meter/readings.ts';
import { readMeters } from '../../meter/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { readHomeHours } from '../store/hours.ts';

/** What a device used in [from, to), energies in watt-hours. */
export interface DeviceUsageRecord {
  readonly deviceId: string;
  readonly from: Date;
  readonly to: Date;
  readonly totalWattHours: number | null;
  readonly hours: readonly {
    readonly id: string;
    readonly hourStartDttm: Date;
    readonly consumptionWattHours: number;
  }[];
  readonly days: readonly { readonly date: string; readonly wattHours: number | null }[];
}

/** Whether a member's devices report more than their home can have used in [from, to); see `deviceExcess`. */
export async function homeExcess(
  db: Db,
  memberId: string,
  from: Date,
  to: Date,
): Promise<DeviceExcess | null> {
  const utcDay = (at: Date): number => Math.floor(at.getTime() / 1_000 / DAY_SECONDS);
  const [hours, meters] = await Promise.all([
    readHomeHours(db, memberId, from, to),
    // A reading is stored with the day it starts in and may reach into the two days after.
    readMeters(db, {
      memberIds: [memberId],
      channel: 'import',
      firstDay: utcDay(from) - 2,
      lastDay: utcDay(to),
    }),
  ]);
  const meter = meters.get(memberId)?.find(({ days }) => days.days.some((day) => day !== undefined));
  return meter === undefined ? null : deviceExcess(hours, meter.days);
}
