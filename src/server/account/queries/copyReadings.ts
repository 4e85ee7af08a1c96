import { unpackValues } from '../../../domain/meter/packedBytes.ts';
import { readingsOfDay, type DayReading, type QualityRun } from '../../../domain/meter/packedDay.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** Days that are held at a time. */
const PAGE = 50;

/** A day of a member's meter. */
export interface MeterDay {
  readonly numberLast4: string;
  readonly channel: string;
  readonly utcDay: string;
  readonly version: number;
  /** When a correction replaced it; null: it counts. */
  readonly replacedAt: string | null;
  /** Those with a higher precedence in part of their time included. */
  readonly readings: readonly DayReading[];
}

interface DayRow extends Record<string, unknown> {
  readonly point: string;
  readonly last4: string;
  readonly channel: string;
  readonly day: string;
  readonly version: number;
  readonly seconds: number;
  readonly start: number;
  readonly readings: Uint8Array;
  readonly runs: readonly QualityRun[];
  readonly replaced: string | null;
}

const current = statement<DayRow>(
  'account-readings',
  `select sp.id as point, sp.number_last4 as last4, d.channel, d.utc_day::text as day, d.version,
     d.interval_seconds as seconds, d.start_second as start, d.readings, d.runs, null::text as replaced
   from service_points sp
   join reading_days d on d.service_point_id = sp.id
   where sp.member_id = $1 and (sp.id, d.channel, d.utc_day, d.version) > ($2::uuid, $3::text, $4::date, $5::int)
   order by sp.id, d.channel, d.utc_day, d.version
   limit ${PAGE}`,
);

const replaced = statement<DayRow>(
  'account-readings-replaced',
  `select sp.id as point, sp.number_last4 as last4, d.channel, d.utc_day::text as day, d.version,
     d.interval_seconds as seconds, d.start_second as start, d.readings, d.runs,
     to_char(d.replaced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as replaced
   from service_points sp
   join reading_day_versions d on d.service_point_id = sp.id
   where sp.member_id = $1 and (sp.id, d.channel, d.utc_day, d.version) > ($2::uuid, $3::text, $4::date, $5::int)
   order by sp.id, d.channel, d.utc_day, d.version
   limit ${PAGE}`,
);

const BEGINNING = ['00000000-0000-0000-0000-000000000000', '', '1900-01-01', 0] as const;

/** The readings of a member's meters, some days at a time: those that count, or those that were corrected. */
export async function* copyReadings(
  db: Db,
  which: 'current' | 'replaced',
  memberId: string,
): AsyncGenerator<readonly MeterDay[]> {
  const read = which === 'current' ? current : replaced;
  for (let after: readonly unknown[] = BEGINNING; ;) {
    const page = await read(db, [memberId, ...after]);
    if (page.length > 0) yield page.map(toMeterDay);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = [last.point, last.channel, last.day, last.version];
  }
}

function toMeterDay(row: DayRow): MeterDay {
  const { last4, channel, day, version, start, seconds, readings, runs } = row;
  return {
    numberLast4: last4,
    channel,
    utcDay: day,
    version,
    replacedAt: row.replaced,
    readings: readingsOfDay(
      {
        utcDay: day,
        startSecond: start,
        intervalSeconds: seconds,
        values: unpackValues(readings),
        runs,
        version,
      },
      true,
    ),
  };
}
