import type { MeterDays } from '../../../domain/meter/meterDays.ts';
import { unpackValues } from '../../../domain/meter/packedBytes.ts';
import type { PackedDay } from '../../../domain/meter/packedDay.ts';
import { unpackRuns, type StoredRun } from '../../../domain/meter/packedRuns.ts';
import type { Channel } from '../../../domain/meter/readings.ts';
import { dayNumberToDate } from '../../../domain/meter/zone.ts';
import type { Db } from '../../platform/db/db.ts';
import { joinDays, readArchivedDays } from '../archivedDays.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member's meter with its readings of some days, in the domain's shape. */
export interface ReadMeter {
  readonly id: string;
  readonly memberId: string;
  readonly timeZone: string;
  readonly days: MeterDays;
}

export interface ReadingsWanted {
  readonly memberIds: readonly string[];
  readonly channel: Channel;
  /** The first and the last UTC day, in days since 1970. A reading belongs to the day in which it starts. */
  readonly firstDay: number;
  readonly lastDay: number;
}

export type DayEntry = readonly [
  day: number,
  startSecond: number,
  intervalSeconds: number,
  version: number,
  bytes: number,
  runs: readonly StoredRun[],
];

interface MeterRow extends Record<string, unknown> {
  id: string;
  member_id: string;
  brand: string;
  time_zone: string;
  archived_to: number | null;
  days: readonly DayEntry[] | null;
  readings: Uint8Array | null;
}

// One row a meter instead of a day, because the driver's cost depends on rows and columns. Both aggregates
// order the days alike.
const select = statement<MeterRow>(
  'meter-readings',
  `select sp.id, sp.member_id, sp.brand, sp.time_zone, sp.archived_to - date '1970-01-01' as archived_to, d.readings, d.days
   from service_points sp
   left join lateral (
     select string_agg(d.readings, ''::bytea) as readings,
       json_agg(
         json_build_array(
           d.utc_day - date '1970-01-01', d.start_second, d.interval_seconds, d.version, length(d.readings),
           d.runs
         )
       ) as days
     from reading_days_of(sp.id, $2, date '1970-01-01' + $3::int, date '1970-01-01' + $4::int) d
   ) d on true
   where sp.member_id = any($1::uuid[])
   order by sp.verified desc, sp.created_at desc, sp.id desc`,
);

/**
 * The members' meters with their packed days, in one statement; by member, in settlement order: verified
 * before claimed, then the latest link first. Members without a meter are missing from the map. Days that have moved into the
 * archive come from there, for meters that have any in the span.
 */
export async function readMeters(
  db: Db,
  { memberIds, channel, firstDay, lastDay }: ReadingsWanted,
): Promise<Map<string, ReadMeter[]>> {
  const found = await select(db, [[...memberIds], channel, firstDay, lastDay]);
  const span = { firstDay, lastDay };
  const archived = await readArchivedDays(
    db,
    found.map(({ id, brand, archived_to: archivedTo }) => ({ id, brand, archivedTo })),
    span,
  );
  const meters = new Map<string, ReadMeter[]>();
  for (const row of found) {
    const meter = {
      id: row.id,
      memberId: row.member_id,
      timeZone: row.time_zone,
      days: joinDays(meterDays(row, firstDay, lastDay), archived(row.id, channel), span),
    };
    const others = meters.get(row.member_id);
    if (others) others.push(meter);
    else meters.set(row.member_id, [meter]);
  }
  return meters;
}

/** The days of an aggregated row: `readings` holds their packed values one after the other. */
export function meterDays(
  { days, readings }: Pick<MeterRow, 'days' | 'readings'>,
  first: number,
  last: number,
): MeterDays {
  if (days === null || readings === null) return { first, days: [] };
  const slots = new Array<PackedDay | undefined>(last - first + 1).fill(undefined);
  let at = 0;
  for (const [day, startSecond, intervalSeconds, version, bytes, runs] of days) {
    const values = unpackValues(readings.subarray(at, at + bytes));
    at += bytes;
    slots[day - first] = {
      utcDay: dayNumberToDate(day),
      startSecond,
      intervalSeconds,
      values,
      runs: unpackRuns(runs),
      version,
    };
  }
  return { first, days: slots };
}
