import { DAY_SECONDS } from './readings.ts';
import { offsetAt } from './zoneTransitions.ts';

/** `YYYY-MM-DD`, without a zone. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const KEPT_DAYS = 50_000;

/** A bounded cache of a pure function. */
const dayNumbers = new Map<LocalDate, number>();
const dates = new Map<number, LocalDate>();

/** Days since 1970-01-01. @throws RangeError for an invalid date. */
export function dateToDayNumber(date: LocalDate): number {
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

/** The inverse of `dateToDayNumber`. */
export function dayNumberToDate(dayNumber: number): LocalDate {
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

/** `days` may be negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dayNumberToDate(dateToDayNumber(date) + days);
}

/** 1 from a day to the next. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dateToDayNumber(to) - dateToDayNumber(from);
}

/** 0 is Sunday, 6 is Saturday. */
export function toWeekday(date: LocalDate): number {
  // 1970-01-01 was a Thursday.
  return (((dateToDayNumber(date) + 4) % 7) + 7) % 7;
}

/** Holidays are the program's concern. */
export function isMondayToFriday(date: LocalDate): boolean {
  const weekday = toWeekday(date);
  return weekday !== 0 && weekday !== 6;
}

/**
 * A zone's offset at an instant.
 * @param zone IANA name, for example `Australia/Lord_Howe`.
 * @param epochSeconds seconds since 1970 UTC.
 * @returns seconds east of UTC: -28800 for Los Angeles in winter.
 * @throws RangeError for an unknown zone, or an instant out of range.
 */
export function zoneOffsetSeconds(zone: string, epochSeconds: number): number {
  return offsetAt(zone, epochSeconds);
}

/** A calendar day and the seconds since its 00:00. */
export interface WallClock {
  readonly date: LocalDate;
  readonly second: number;
}

export function isKnownZone(zone: string): boolean {
  try {
    zoneOffsetSeconds(zone, 0);
    return true;
  } catch {
    return false;
  }
}

/** The local day at an instant in epoch seconds. */
export function toLocalDate(zone: string, epochSeconds: number): LocalDate {
  return dayNumberToDate(Math.floor((epochSeconds + zoneOffsetSeconds(zone, epochSeconds)) / DAY_SECONDS));
}

/** The wall clock at an instant in epoch seconds. */
export function toWallClock(zone: string, epochSeconds: number): WallClock {
  const local = epochSeconds + zoneOffsetSeconds(zone, epochSeconds);
  const day = Math.floor(local / DAY_SECONDS);
  return { date: dayNumberToDate(day), second: local - day * DAY_SECONDS };
}

/**
 * The instant of a wall-clock time, epoch seconds. A repeated time (clock goes back) is its first occurrence.
 * A skipped time (clock goes forward) moves forward by the gap: 02:30 becomes 03:30, as calendars do.
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

/**
 * Same as {@link localToEpoch} for a calendar day and a second of its wall clock (0 is midnight, 61200 is
 * 17:00).
 */
export function wallClockToEpoch(zone: string, date: LocalDate, second: number): number {
  return fromLocalSeconds(zone, dateToDayNumber(date) * DAY_SECONDS + second);
}

/**
 * The instant of a wall-clock time on a day, or undefined when the clock skips it. A repeated time is its
 * first occurrence.
 */
export function localIntervalStart(zone: string, date: LocalDate, second: number): number | undefined {
  const local = dateToDayNumber(date) * DAY_SECONDS + second;
  const epoch = fromLocalSeconds(zone, local);
  return epoch + zoneOffsetSeconds(zone, epoch) === local ? epoch : undefined;
}

/** The first instant of a local day, also where the clock skips midnight. */
export function startOfLocalDay(zone: string, date: LocalDate): number {
  return wallClockToEpoch(zone, date, 0);
}

/** Length of a local day in seconds: 86400, or 82800 and 90000 when the clock changes by an hour. */
export function localDaySeconds(zone: string, date: LocalDate): number {
  const day = dateToDayNumber(date) * DAY_SECONDS;
  return fromLocalSeconds(zone, day + DAY_SECONDS) - fromLocalSeconds(zone, day);
}

function fromLocalSeconds(zone: string, local: number): number {
  const before = zoneOffsetSeconds(zone, local - DAY_SECONDS);
  const after = zoneOffsetSeconds(zone, local + DAY_SECONDS);
  if (before === after) return local - before;
  const early = local - before;
  if (zoneOffsetSeconds(zone, early) === before) return early;
  const late = local - after;
  // Neither matches inside the gap, so the earlier offset continues.
  return zoneOffsetSeconds(zone, late) === after ? late : early;
}
