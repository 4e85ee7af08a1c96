import type { TimeRange } from './mergeDay.ts';
import { addDays, toLocalDate, startOfLocalDay } from './zone.ts';
import type { LocalDate } from './zone.ts';

/** Local days with readings. */
export interface CoveredDays {
  readonly firstDay: LocalDate | null;
  readonly lastDay: LocalDate | null;
  /** Days without a gap. They have 23 or 25 hours when the clock changes. */
  readonly completeDays: number;
}

/**
 * Counts the local days that ranges of readings cover.
 * @param ranges in any order; they may touch or overlap. Source: decisions, Meter data ("Local days are
 * views, so days of 23 and 25 hours are right by construction").
 */
export function coveredDays(zone: string, ranges: readonly TimeRange[]): CoveredDays {
  const stretches = joinTouching(ranges);
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) return { firstDay: null, lastDay: null, completeDays: 0 };
  const completeDays = stretches.reduce((days, stretch) => days + wholeDays(zone, stretch), 0);
  return { firstDay: toLocalDate(zone, first.start), lastDay: toLocalDate(zone, last.end - 1), completeDays };
}

function wholeDays(zone: string, { start, end }: TimeRange): number {
  const date = toLocalDate(zone, start);
  let days = 0;
  for (
    let day = startOfLocalDay(zone, date) < start ? addDays(date, 1) : date;
    startOfLocalDay(zone, addDays(day, 1)) <= end;
    day = addDays(day, 1)
  )
    days += 1;
  return days;
}

function joinTouching(ranges: readonly TimeRange[]): TimeRange[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joined[joined.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
