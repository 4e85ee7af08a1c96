import type { MeterDays } from './meterDays.ts';
import { addDays, localIntervalStart, startOfLocalDay } from './zone.ts';
import type { LocalDate } from './zone.ts';
import { windowSlots } from './windowSlots.ts';
import type { WindowSlots } from './windowSlots.ts';

/** A calendar day of a zone, in slots. A day on which the clock changes has fewer or more of them. */
export interface LocalDay extends WindowSlots {
  readonly date: LocalDate;
}

/**
 * The readings of a calendar day as the home's wall clock saw it: 92, 96 or 100 slots of a quarter of an hour.
 * @param slotSeconds must divide the day; 1800 and its divisors do in every zone there is.
 * Source: decisions, Meter data ("Local days are views, so days of 23 and 25 hours are right by construction").
 */
export function localDay(meter: MeterDays, zone: string, date: LocalDate, slotSeconds: number): LocalDay {
  const start = startOfLocalDay(zone, date);
  const end = startOfLocalDay(zone, addDays(date, 1));
  return { date, ...windowSlots(meter, start, end, slotSeconds) };
}

/**
 * The instants between which a wall-clock window lies on a day: for 61200 to 68400, 17:00 to 19:00.
 * Undefined when the clock changes within it, so that it is not as long as on other days, or skips its start or end.
 * @param fromSecond, toSecond seconds of the wall clock since 00:00; above 86400 reaches into the next day.
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
