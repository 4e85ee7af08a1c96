import type { MeterDays } from './meterDays.ts';
import { addDays, localIntervalStart, startOfLocalDay } from './zone.ts';
import type { LocalDate } from './zone.ts';
import { windowSlots } from './windowSlots.ts';
import type { WindowSlots } from './windowSlots.ts';

/** A calendar day of a zone in slots; there are fewer or more when the clock changes. */
export interface LocalDay extends WindowSlots {
  readonly date: LocalDate;
}

/**
 * A local calendar day's readings: 92, 96 or 100 quarter-hour slots.
 * @param slotSeconds must divide the day; 1800 and its divisors do in every zone. Source: decisions, Meter
 * data ("Local days are views, so days of 23 and 25 hours are right by construction").
 */
export function localDay(meter: MeterDays, zone: string, date: LocalDate, slotSeconds: number): LocalDay {
  const start = startOfLocalDay(zone, date);
  const end = startOfLocalDay(zone, addDays(date, 1));
  return { date, ...windowSlots(meter, start, end, slotSeconds) };
}

/**
 * The instants of a wall-clock window on a day: 61200 to 68400 is 17:00 to 19:00. undefined when the clock
 * changes within it, so that its length differs from other days, or its start or end doesn't exist.
 * @param fromSecond, toSecond wall-clock seconds since 00:00; above 86400 is the next day.
 */
export function localWindow(
  zone: string,
  date: LocalDate,
  fromSecond: number,
  toSecond: number,
): { start: number; end: number } | undefined {
  const start = localIntervalStart(zone, date, fromSecond);
  const end = localIntervalStart(zone, date, toSecond);
  if (start === undefined || end === undefined || end - start !== toSecond - fromSecond) return undefined;
  return { start, end };
}
