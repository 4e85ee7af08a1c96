import { DAY_SECONDS } from './readings.ts';
import { offsetAt } from './zoneTransitions.ts';

/** A calendar day as `YYYY-MM-DD`, without a zone. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const KEPT_DAYS = 50_000;

/** Calendar days already worked out; results of a pure function, dropped when there are too many. */
const dayNumbers = new Map<LocalDate, number>();
const dates = new Map<number, LocalDate>();

/**
 * Days since 1970-01-01 of a calendar day.
 * @throws RangeError when the text is no calendar day.
 */
export function dayNumberOf(date: LocalDate): number {
  return dayNumbers.get(date) ?? parseDate(date);
}

function parseDate(date: LocalDate): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const number = match
    ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / DAY_MS
    : Number.NaN;
  if (Number.isNaN(number) || formatDate(number) !== date)
    throw new RangeError(`"${date}" is not a calendar day (YYYY-MM-DD)`);
  if (dayNumbers.size >= KEPT_DAYS) dayNumbers.clear();
  dayNumbers.set(date, number);
  return number;
}

/** The calendar day that is so many days after 1970-01-01. */
export function dateOfDayNumber(dayNumber: number): LocalDate {
  const known = dates.get(dayNumber);
  if (known !== undefined) return known;
  const date = formatDate(dayNumber);
  if (dates.size >= KEPT_DAYS) dates.clear();
  dates.set(dayNumber, date);
  return date;
}

function formatDate(dayNumber: number): LocalDate {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day `days` later (or earlier, when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

/** Whole days from one calendar day to another: 1 from a day to the next. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Day of the week: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: LocalDate): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumberOf(date) + 4) % 7) + 7) % 7;
}

/** Whether a calendar day is a Monday to Friday. Holidays are the program's matter, not the calendar's. */
export function isMondayToFriday(date: LocalDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6;
}

/**
 * Offset of a zone from UTC at an instant.
 * @param zone IANA name, for example `Australia/Lord_Howe`.
 * @param epochSeconds seconds since 1970 UTC.
 * @returns seconds east of UTC: -28800 for Los Angeles in winter.
 * @throws RangeError for a zone the platform does not know, or an instant beyond the calendar.
 */
export function zoneOffsetSeconds(zone: string, epochSeconds: number): number {
  return offsetAt(zone, epochSeconds);
}

/** A wall clock's reading: the calendar day and the seconds since its 00:00. */
export interface WallClock {
  readonly date: LocalDate;
  readonly second: number;
}

/** Whether the platform knows a time zone of this name. */
export function isKnownZone(zone: string): boolean {
  try {
    zoneOffsetSeconds(zone, 0);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day it is in a zone at an instant (seconds since 1970 UTC). */
export function localDateOf(zone: string, epochSeconds: number): LocalDate {
  return dateOfDayNumber(Math.floor((epochSeconds + zoneOffsetSeconds(zone, epochSeconds)) / DAY_SECONDS));
}

/** What the wall clock of a zone shows at an instant (seconds since 1970 UTC). */
export function wallClockOf(zone: string, epochSeconds: number): WallClock {
  const local = epochSeconds + zoneOffsetSeconds(zone, epochSeconds);
  const day = Math.floor(local / DAY_SECONDS);
  return { date: dateOfDayNumber(day), second: local - day * DAY_SECONDS };
}

/**
 * The instant at which a zone's wall clock shows a time, in seconds since 1970 UTC.
 *
 * A time that comes twice (the clock goes back) is its first coming. A time that never comes (the clock
 * goes forward) is moved on by what the clock skipped: 02:30 becomes 03:30. This is what calendars do.
 */
export function localToEpoch(
  zone: string,
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
): number {
  return fromLocalSeconds(zone, Date.UTC(year, month - 1, day, hour, minute) / 1000);
}

/** Same as {@link localToEpoch} for a calendar day and a second of its wall clock (0 is midnight, 61200 is 17:00). */
export function wallClockToEpoch(zone: string, date: LocalDate, second: number): number {
  return fromLocalSeconds(zone, dayNumberOf(date) * DAY_SECONDS + second);
}

/**
 * The instant at which a zone's wall clock shows this time on this day, or undefined when the clock
 * skips it that day. For a time that comes twice: its first coming.
 */
export function localIntervalStart(zone: string, date: LocalDate, second: number): number | undefined {
  const local = dayNumberOf(date) * DAY_SECONDS + second;
  const epoch = fromLocalSeconds(zone, local);
  return epoch + zoneOffsetSeconds(zone, epoch) === local ? epoch : undefined;
}

/** The first instant of a calendar day in a zone, also where the clock skips midnight. */
export function startOfLocalDay(zone: string, date: LocalDate): number {
  return wallClockToEpoch(zone, date, 0);
}

/** Seconds a calendar day lasts in a zone: 86400, or 82800 and 90000 where the clock changes by an hour. */
export function localDaySeconds(zone: string, date: LocalDate): number {
  const day = dayNumberOf(date) * DAY_SECONDS;
  return fromLocalSeconds(zone, day + DAY_SECONDS) - fromLocalSeconds(zone, day);
}

function fromLocalSeconds(zone: string, local: number): number {
  const before = zoneOffsetSeconds(zone, local - DAY_SECONDS);
  const after = zoneOffsetSeconds(zone, local + DAY_SECONDS);
  if (before === after) return local - before;
  const early = local - before;
  if (zoneOffsetSeconds(zone, early) === before) return early;
  const late = local - after;
  // Neither holds inside the gap; there the clock before the change is carried on.
  return zoneOffsetSeconds(zone, late) === after ? late : early;
}
