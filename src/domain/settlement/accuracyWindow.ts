import { addDays, toLocalDate, toWallClock, wallClockToEpoch } from '../meter/zone.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { toDayType } from './calendar.ts';
import type { DayType } from './calendar.ts';
import { holidayTest } from './holidays.ts';

/** The local hours of a program's events. */
export interface UsualWindow {
  /** Second of the local day. */
  readonly second: number;
  readonly seconds: number;
}

/** Default for a program without events: 18:00 to 19:00. */
export const EVENING_WINDOW: UsualWindow = { second: 18 * 3600, seconds: 3600 };

/**
 * The local hours of a program's latest event (epoch seconds); the evening for a program without one, and for
 * an event off the program's current settlement intervals.
 */
export function latestEventWindow(
  event: { readonly start: number; readonly end: number } | null,
  { zone, settlementIntervalMinutes }: Pick<ProgramRules, 'zone' | 'settlementIntervalMinutes'>,
): UsualWindow {
  if (event === null) return EVENING_WINDOW;
  const { second } = toWallClock(zone, event.start);
  const seconds = event.end - event.start;
  const interval = settlementIntervalMinutes * 60;
  return second % interval === 0 && seconds % interval === 0 ? { second, seconds } : EVENING_WINDOW;
}

/** The window on the first day of the type from `now` on (epoch seconds), in the program's zone. */
export function nextWindow(
  { second, seconds }: UsualWindow,
  dayType: DayType,
  rules: Pick<ProgramRules, 'zone' | 'country' | 'extraHolidays' | 'droppedHolidays'>,
  now: number,
): { start: number; end: number } {
  const { zone } = rules;
  const isHoliday = holidayTest(rules);
  let date = toLocalDate(zone, now);
  while (toDayType(date, isHoliday) !== dayType) date = addDays(date, 1);
  const start = wallClockToEpoch(zone, date, second);
  return { start, end: start + seconds };
}
