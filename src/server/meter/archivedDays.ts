import type { MeterDays } from '../../domain/meter/meterDays.ts';
import { unpackValues } from '../../domain/meter/packedBytes.ts';
import type { PackedDay } from '../../domain/meter/packedDay.ts';
import { unpackRuns, type StoredRun } from '../../domain/meter/packedRuns.ts';
import type { Channel } from '../../domain/meter/readings.ts';
import { dateToDayNumber, dayNumberToDate } from '../../domain/meter/zone.ts';
import { archiveOf, type ArchivedRow, type KindShape } from '../archive/service.ts';
import type { Db } from '../platform/db/db.ts';

/** What the archive holds of a day: the row as it was in the database. */
export const READINGS: KindShape = {
  name: 'readings',
  columns: [
    { name: 'service_point_id', type: 'text' },
    { name: 'channel', type: 'text' },
    { name: 'utc_day', type: 'text' },
    { name: 'interval_seconds', type: 'whole' },
    { name: 'start_second', type: 'whole' },
    { name: 'readings', type: 'bytes' },
    { name: 'runs', type: 'text' },
    { name: 'covered_seconds', type: 'whole' },
    { name: 'version', type: 'whole' },
  ],
};

/** A meter whose days may have moved into the archive. */
export interface ArchivedMeter {
  readonly id: string;
  readonly brand: string;
  /** The last day of which anything is in the archive, in days since 1970; null: nothing is. */
  readonly archivedTo: number | null;
}

/** Days since 1970, both included. */
export interface DaySpan {
  readonly firstDay: number;
  readonly lastDay: number;
}

const keyOf = (meterId: string, channel: string): string => `${meterId} ${channel}`;

/**
 * The archived days of a span, by meter and channel, ascending. A day that is also in the database counts as it is there.
 * Asks the archive only for meters that have days of the span in it.
 */
export async function readArchivedDays(
  db: Db,
  meters: readonly ArchivedMeter[],
  { firstDay, lastDay }: DaySpan,
): Promise<(meterId: string, channel: Channel) => readonly PackedDay[]> {
  const days = new Map<string, PackedDay[]>();
  for (const [brand, keys] of metersIn(meters, firstDay)) {
    const [from, to] = [dayNumberToDate(firstDay), dayNumberToDate(lastDay)];
    const rows = await archiveOf(db).rows(db, READINGS, { brand, keys, from, to });
    for (const row of latestVersions(rows)) {
      const day = toPackedDay(row);
      if (day.utcDay < from || day.utcDay > to) continue;
      const key = keyOf(String(row['service_point_id']), String(row['channel']));
      const known = days.get(key);
      if (known === undefined) days.set(key, [day]);
      else known.push(day);
    }
  }
  for (const each of days.values()) each.sort((a, b) => (a.utcDay < b.utcDay ? -1 : 1));
  return (meterId, channel) => days.get(keyOf(meterId, channel)) ?? [];
}

/** The meters that have days from the first one on in the archive, by brand. */
function metersIn(meters: readonly ArchivedMeter[], firstDay: number): Map<string, string[]> {
  const brands = new Map<string, string[]>();
  for (const { id, brand, archivedTo } of meters) {
    if (archivedTo === null || archivedTo < firstDay) continue;
    const known = brands.get(brand);
    if (known === undefined) brands.set(brand, [id]);
    else known.push(id);
  }
  return brands;
}

/** Of rows about the same day, oldest part first, the one that counts. */
function latestVersions(rows: readonly ArchivedRow[]): Iterable<ArchivedRow> {
  const latest = new Map<string, ArchivedRow>();
  for (const row of rows) {
    const key = `${keyOf(String(row['service_point_id']), String(row['channel']))} ${String(row['utc_day'])}`;
    if (Number(latest.get(key)?.['version'] ?? 0) <= Number(row['version'])) latest.set(key, row);
  }
  return latest.values();
}

const toPackedDay = (row: ArchivedRow): PackedDay => ({
  utcDay: String(row['utc_day']),
  startSecond: Number(row['start_second']),
  intervalSeconds: Number(row['interval_seconds']),
  values: unpackValues(row['readings'] as Uint8Array),
  runs: unpackRuns(JSON.parse(String(row['runs'])) as readonly StoredRun[]),
  version: Number(row['version']),
});

/** Days of the database with those that are only in the archive. */
export function joinDays(
  held: MeterDays,
  archived: readonly PackedDay[],
  { firstDay, lastDay }: DaySpan,
): MeterDays {
  if (archived.length === 0) return held;
  const days: (PackedDay | undefined)[] =
    held.days.length > 0 ? [...held.days] : new Array<undefined>(lastDay - firstDay + 1).fill(undefined);
  for (const day of archived) days[dateToDayNumber(day.utcDay) - firstDay] ??= day;
  return { first: firstDay, days };
}

/** An archived day of consumption without its values. */
export interface DayOutline extends Pick<PackedDay, 'utcDay' | 'startSecond' | 'intervalSeconds' | 'runs'> {
  readonly meterId: string;
}

const OUTLINE = ['channel', 'utc_day', 'interval_seconds', 'start_second', 'runs', 'version'];

/** Which days of consumption are in the archive, from a day on. */
export async function outlineArchivedDays(
  db: Db,
  meters: readonly ArchivedMeter[],
  fromDay: number,
): Promise<readonly DayOutline[]> {
  const outlines: DayOutline[] = [];
  const lastDay = Math.max(...meters.map(({ archivedTo }) => archivedTo ?? -Infinity));
  for (const [brand, keys] of metersIn(meters, fromDay)) {
    const [from, to] = [dayNumberToDate(fromDay), dayNumberToDate(lastDay)];
    const rows = await archiveOf(db).rows(db, READINGS, { brand, keys, from, to, columns: OUTLINE });
    for (const row of latestVersions(rows)) {
      if (row['channel'] !== 'import') continue;
      outlines.push({
        meterId: String(row['service_point_id']),
        utcDay: String(row['utc_day']),
        startSecond: Number(row['start_second']),
        intervalSeconds: Number(row['interval_seconds']),
        runs: unpackRuns(JSON.parse(String(row['runs'])) as readonly StoredRun[]),
      });
    }
  }
  return outlines;
}
