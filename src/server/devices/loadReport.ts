import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { kilowattHours, loadReport, REPORT_DAYS, type DeviceUse } from '../../domain/devices/loadReport.ts';
import { addDays, toLocalDate, startOfLocalDay } from '../../domain/meter/zone.ts';
import type { RequestContext } from '../platform/context.ts';
import { statement } from '../platform/db/sql.ts';
import type { SubjectModule } from '../platform/subject.ts';

const read = statement<DeviceUse & Record<string, unknown>>(
  'device_load',
  `select d.id as "deviceId", d.display_name as "deviceName", sum(h.watt_hours)::int as "wattHours"
   from devices d join device_hours h on h.member_id = d.member_id and h.device_id = d.id
   where d.member_id = $1 and d.removed_at is null and h.hour_start >= $2::timestamptz and h.hour_start < $3::timestamptz
   group by d.id, d.display_name`,
);

/** DEV-16, GQL-15: the last seven whole days. Null without a member or without any use. */
async function deviceLoadReport({ db, member, now }: RequestContext) {
  if (member === null) return null;
  const { timeZone } = member;
  const end = toLocalDate(timeZone, Math.floor(now.getTime() / 1000));
  const start = addDays(end, -REPORT_DAYS);
  const toInstant = (day: string): string => new Date(startOfLocalDay(timeZone, day) * 1000).toISOString();
  const report = loadReport(await read(db, [member.id, toInstant(start), toInstant(end)]));
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

export const loadReportResolvers = { Viewer: { deviceLoadReport } } satisfies Resolvers;

export const loadReportSubject: SubjectModule = { name: 'loadReport', resolvers: loadReportResolvers };
