import { readingsOfDay, type DayReading } from '../meter/packedDay.ts';
import type { MeterDays } from '../meter/meterDays.ts';
import { DAY_SECONDS } from '../meter/readings.ts';

/** A reading with its start in epoch seconds. */
export interface PlacedReading extends Omit<DayReading, 'startSecond' | 'issuedAt'> {
  readonly start: number;
}

/** The readings that begin between two instants, in order, as the meter gave them. */
export function placedReadings({ first, days }: MeterDays, start: number, end: number): PlacedReading[] {
  return days.flatMap((day, index) => {
    if (day === undefined) return [];
    const midnight = (first + index) * DAY_SECONDS;
    return readingsOfDay(day).flatMap(({ startSecond, seconds, mWh, quality, source }) => {
      const at = midnight + startSecond;
      return at >= start && at < end ? [{ start: at, seconds, mWh, quality, source }] : [];
    });
  });
}
