import {
  addDays,
  isMondayToFriday,
  toLocalDate,
  startOfLocalDay,
  wallClockToEpoch,
  toWeekday,
  type LocalDate,
} from '../../domain/meter/zone.ts';

/** When an event of the demonstration runs. */
export interface Evening {
  readonly start: Date;
  readonly end: Date;
}

const HOUR = 3_600;
const START_HOUR = 18;
/** Members need time to join: with less than this left today, the next event is tomorrow. */
const NOTICE_SECONDS = 90 * 60;
/** So that the plain events of some days come before it. */
const DAYS_AHEAD = 4;

/**
 * The latest past evenings, one a week on changing weekdays, the latest at least two days ago; earliest
 * first.
 */
export function pastEvenings(zone: string, now: Date, count: number): Evening[] {
  const today = toLocalDate(zone, seconds(now));
  const latest = latestWeekday(addDays(today, -2));
  return Array.from({ length: count }, (_, back) =>
    toEvening(zone, shifted(addDays(latest, -7 * back), back)),
  ).reverse();
}

/** The next evening, today or tomorrow, or that of a day `later` days after it. */
export function nextEvening(zone: string, now: Date, later = 0): Evening {
  const today = toLocalDate(zone, seconds(now));
  const isInTime = seconds(toEvening(zone, today).start) - seconds(now) >= NOTICE_SECONDS;
  return toEvening(zone, addDays(today, later + (isInTime ? 0 : 1)));
}

/** The evening of a weekday, four days ahead or soon after. */
export function weekdayEveningAhead(zone: string, now: Date): Evening {
  return toEvening(zone, nextWeekday(addDays(toLocalDate(zone, seconds(now)), DAYS_AHEAD)));
}

function toEvening(zone: string, date: LocalDate): Evening {
  const start = wallClockToEpoch(zone, date, START_HOUR * HOUR);
  return { start: new Date(start * 1000), end: new Date((start + HOUR) * 1000) };
}

function latestWeekday(date: LocalDate): LocalDate {
  return isMondayToFriday(date) ? date : latestWeekday(addDays(date, -1));
}

function nextWeekday(date: LocalDate): LocalDate {
  return isMondayToFriday(date) ? date : nextWeekday(addDays(date, 1));
}

/** Varies the weekday, but never falls on a weekend. */
function shifted(date: LocalDate, back: number): LocalDate {
  const weekday = toWeekday(date);
  const wanted = 2 + ((weekday + back) % 3);
  return back === 0 ? date : addDays(date, Math.min(0, wanted - weekday));
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/** Noon of the day before yesterday: too lately for a connection's problem to count as one of its own (UTL-15). */
export function lately(zone: string, now: Date): Date {
  const day = addDays(toLocalDate(zone, seconds(now)), -2);
  return new Date((startOfLocalDay(zone, day) + 12 * HOUR) * 1000);
}

/** The latest local midnight, in milliseconds since 1970: meter readings arrive a day later. */
export function midnightBefore(zone: string, now: Date): number {
  return startOfLocalDay(zone, toLocalDate(zone, Math.floor(now.getTime() / 1000))) * 1000;
}
