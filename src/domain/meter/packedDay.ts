import { markers } from './energies.ts';
import type { Energies, ReadingQuality, ReadingSource } from './readings.ts';

/** A range of a packed day whose readings share quality, source and issue time. */
export interface QualityRun {
  /** First interval and number of intervals; all hold readings. */
  readonly from: number;
  readonly count: number;
  readonly quality: ReadingQuality;
  readonly source: ReadingSource;
  /**
   * When the file was issued, `YYYY-MM-DDThh:mm:ssZ`. Text, because it sorts correctly and needs no
   * conversion for the database.
   */
  readonly issuedAt: string;
  /**
   * Only on a torn reading: its energy in milliwatt-hours. A reading with higher precedence took part of its
   * time, so its energy can't be placed and its intervals count as missing. Kept so that the result doesn't
   * depend on the order of files. `from` may be negative, and `count` intervals may reach beyond `values`.
   */
  readonly torn?: number;
}

/**
 * Readings of one service point and channel that start on one UTC day.
 * - The grid begins `startSecond` after UTC midnight, at the first reading (0 for a full day of a meter whose
 *   intervals divide the hour in UTC; 1800 for hourly readings in Adelaide), with one value every
 *   `intervalSeconds`. A reading belongs to the day it starts in, so the last one may reach into the next.
 * - `values` are milliwatt-hours, or the markers for missing and continued (see `markers`). With readings of
 *   different lengths the grid is their greatest common divisor, and a longer reading is its value followed
 *   by continuation markers: nothing is split or summed, so a coarse reading never looks like fine ones.
 * - The form is canonical: the same readings always give the same day. Source: decisions, Meter data.
 */
export interface PackedDay {
  readonly utcDay: string;
  readonly startSecond: number;
  readonly intervalSeconds: number;
  readonly values: Energies;
  readonly runs: readonly QualityRun[];
  /** Starts at 1; incremented whenever energy, quality or source of a reading changes. */
  readonly version: number;
}

/** One reading, unpacked. */
export interface DayReading {
  /** Seconds from UTC midnight to the reading's start: 0 to 86399. */
  readonly startSecond: number;
  readonly seconds: number;
  readonly mWh: number;
  readonly quality: ReadingQuality;
  readonly source: ReadingSource;
  readonly issuedAt: string;
}

/** A day's readings in order; torn ones only on request. */
export function readingsOfDay(day: PackedDay, withTorn = false): DayReading[] {
  const { values, intervalSeconds } = day;
  const { continued } = markers(values);
  const readings: DayReading[] = [];
  for (const run of day.runs) {
    const { quality, source, issuedAt } = run;
    if (run.torn !== undefined) {
      if (withTorn) {
        readings.push({
          startSecond: day.startSecond + run.from * intervalSeconds,
          seconds: run.count * intervalSeconds,
          mWh: run.torn,
          quality,
          source,
          issuedAt,
        });
      }
      continue;
    }
    const end = run.from + run.count;
    for (let i = run.from; i < end;) {
      let next = i + 1;
      while (next < end && values[next] === continued) next += 1;
      readings.push({
        startSecond: day.startSecond + i * intervalSeconds,
        seconds: (next - i) * intervalSeconds,
        mWh: values[i] as number,
        quality,
        source,
        issuedAt,
      });
      i = next;
    }
  }
  return readings;
}

/** Ignores versions. */
export function sameReadings(a: PackedDay, b: PackedDay): boolean {
  if (a.utcDay !== b.utcDay || a.startSecond !== b.startSecond || a.intervalSeconds !== b.intervalSeconds)
    return false;
  if (a.values.length !== b.values.length || a.runs.length !== b.runs.length) return false;
  for (let i = 0; i < a.values.length; i += 1) if (a.values[i] !== b.values[i]) return false;
  return a.runs.every((run, i) => {
    const other = b.runs[i] as QualityRun;
    return (
      run.from === other.from &&
      run.count === other.count &&
      run.torn === other.torn &&
      sameOrigin(run, other)
    );
  });
}

/** Whether quality, source and issue time are equal. */
export function sameOrigin(
  a: Pick<QualityRun, 'quality' | 'source' | 'issuedAt'>,
  b: Pick<QualityRun, 'quality' | 'source' | 'issuedAt'>,
): boolean {
  return a.quality === b.quality && a.source === b.source && a.issuedAt === b.issuedAt;
}

/** A day's energy in milliwatt-hours, exact. */
export function dayMWh(day: PackedDay): number {
  const { missing, continued } = markers(day.values);
  let total = 0;
  for (const value of day.values) if (value !== missing && value !== continued) total += value;
  return total;
}
