import { readingsOfDay, type PackedDay } from '../meter/packedDay.ts';
import { COARSEST_SETTLING_SECONDS, DAY_SECONDS } from '../meter/readings.ts';
import { dayNumberToDate, dateToDayNumber, isMondayToFriday, zoneOffsetSeconds } from '../meter/zone.ts';
import { BUCKETS } from './ratePlan.ts';

/** Energy by wall-clock hour and kind of day: the buckets of a rate plan. */
export interface UsageByHour {
  /** Known energy, milliwatt-hours. */
  readonly mWh: Float64Array;
  /** Seconds with readings. */
  readonly read: Float64Array;
  /** All seconds, with or without readings. */
  readonly all: Float64Array;
}

const HOUR = 3_600;

/**
 * Sorts readings by the home's wall clock: a repeated hour counts twice, a skipped one never. A reading
 * across the full hour is split by time. Readings longer than an hour count as missing.
 * @param from, to epoch seconds.
 */
export function usageByHour(
  days: readonly (PackedDay | undefined)[],
  zone: string,
  from: number,
  to: number,
): UsageByHour {
  const usage = {
    mWh: new Float64Array(BUCKETS),
    read: new Float64Array(BUCKETS),
    all: new Float64Array(BUCKETS),
  };
  eachHour(zone, from, to, (bucket, seconds) => {
    usage.all[bucket] = (usage.all[bucket] as number) + seconds;
  });
  for (const day of days) {
    if (day === undefined) continue;
    const midnight = dateToDayNumber(day.utcDay) * DAY_SECONDS;
    for (const { startSecond, seconds, mWh } of readingsOfDay(day)) {
      const start = midnight + startSecond;
      if (start < from || start + seconds > to || seconds > COARSEST_SETTLING_SECONDS) continue;
      eachHour(zone, start, start + seconds, (bucket, part) => {
        usage.mWh[bucket] = (usage.mWh[bucket] as number) + (mWh * part) / seconds;
        usage.read[bucket] = (usage.read[bucket] as number) + part;
      });
    }
  }
  return usage;
}

/** Splits a time range at the full hours of the wall clock. */
function eachHour(
  zone: string,
  from: number,
  to: number,
  visit: (bucket: number, seconds: number) => void,
): void {
  for (let at = from; at < to;) {
    const local = at + zoneOffsetSeconds(zone, at);
    const seconds = Math.min(to - at, HOUR - (local % HOUR));
    const day = Math.floor(local / DAY_SECONDS);
    const hour = Math.floor((local - day * DAY_SECONDS) / HOUR);
    visit(isMondayToFriday(dayNumberToDate(day)) ? hour : 24 + hour, seconds);
    at += seconds;
  }
}
