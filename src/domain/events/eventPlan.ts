import { addDays, daysBetween, localIntervalStart, toWeekday, type LocalDate } from '../meter/zone.ts';

/** Dates of one plan. */
export const MOST_DATES = 60;
/** Days from the first date to the last. */
const MOST_DAYS = 366;
/** Events of one plan, over all its programs. */
export const MOST_PLANNED = 200;

/** The days on which events of a plan begin. */
export interface PlanDays {
  readonly date: LocalDate;
  /** 0 is Sunday; without any, only the first date. */
  readonly weekdays: readonly number[];
  readonly until: LocalDate | null;
}

/** The first date, or the chosen weekdays from it until the last date, within a year; at most `MOST_DATES`. */
export function planDates({ date, weekdays, until }: PlanDays): LocalDate[] {
  if (weekdays.length === 0 || until === null) return [date];
  const dates: LocalDate[] = [];
  const days = Math.min(daysBetween(date, until), MOST_DAYS);
  for (let after = 0; after <= days && dates.length < MOST_DATES; after += 1) {
    const day = addDays(date, after);
    if (weekdays.includes(toWeekday(day))) dates.push(day);
  }
  return dates;
}

/** The hours of a plan by the wall clock, `HH:MM`; an end that isn't after the start is on the next day. */
export interface PlanHours {
  readonly start: string;
  readonly end: string;
}

/** A day's window in a zone; null: the clock skips its start or end, or a time isn't one. */
export function planWindow(
  zone: string,
  date: LocalDate,
  { start, end }: PlanHours,
): { readonly start: Date; readonly end: Date } | null {
  const [from, to] = [secondOfDay(start), secondOfDay(end)];
  // The calendar's last day has none after it.
  if (from === null || to === null || date >= '9999-12-31') return null;
  const startAt = localIntervalStart(zone, date, from);
  const endAt = localIntervalStart(zone, to <= from ? addDays(date, 1) : date, to);
  return startAt === undefined || endAt === undefined
    ? null
    : { start: new Date(startAt * 1000), end: new Date(endAt * 1000) };
}

function secondOfDay(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : (Number(hours) * 60 + Number(minutes)) * 60;
}
