import {
  kilowattHours,
  loadReport,
  REPORT_DAYS,
  type DeviceUse,
} from '../../../domain/devices/loadReport.ts';
import { addDays, toLocalDate, startOfLocalDay } from '../../../domain/meter/zone.ts';
import type { RequestContext } from '../../platform/context.ts';
import { readUseByDevice } from '../store/hours.ts';

/** DEV-16, GQL-15: the last seven whole days. Null without a member or without any use. */
export async function deviceLoadReport({ db, member, now }: RequestContext) {
  if (member === null) return null;
  const { timeZone } = member;
  const end = toLocalDate(timeZone, Math.floor(now.getTime() / 1000));
  const start = addDays(end, -REPORT_DAYS);
  const toInstant = (day: string): Date => new Date(startOfLocalDay(timeZone, day) * 1000);
  const report = loadReport(await readUseByDevice(db, member.id, toInstant(start), toInstant(end)));
  if (report === null) return null;
  const shown = (uses: readonly DeviceUse[]) =>
    uses.map(({ deviceId, deviceName, wattHours }) => ({
      deviceId,
      deviceName,
      consumptionKWh: kilowattHours(wattHours),
    }));
  return {
    reportStart: start,
    reportEnd: addDays(end, -1),
    highUsageDevices: shown(report.high),
    lowUsageDevices: shown(report.low),
  };
}
