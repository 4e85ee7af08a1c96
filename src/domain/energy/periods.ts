import { addDays, startOfLocalDay, toWeekday, type LocalDate } from '../meter/zone.ts';

/** What a page of the member's energy shows, and in which bars. */
export const ENERGY_PERIODS = ['day', 'week', 'month', 'year'] as const;
export type EnergyPeriod = (typeof ENERGY_PERIODS)[number];

/** Length of a bar. A day's are of quarter-hours unless the meter is coarser, a week's of hours. */
export type BarLength = 'quarter_hour' | 'half_hour' | 'hour' | 'day' | 'month';

/** Days of the home's calendar; `end` is the day after the last. */
export interface PeriodDays {
  readonly start: LocalDate;
  readonly end: LocalDate;
}

/** The period that a day belongs to. Weeks begin on Monday. */
export function periodOf(period: EnergyPeriod, date: LocalDate): PeriodDays {
  const start = startOf(period, date);
  return { start, end: shift(period, start, 1) };
}

/** The first day of a period before or after the one that `date` belongs to. */
export function shiftPeriod(period: EnergyPeriod, date: LocalDate, count: number): LocalDate {
  return shift(period, startOf(period, date), count);
}

function startOf(period: EnergyPeriod, date: LocalDate): LocalDate {
  if (period === 'week') return addDays(date, -((toWeekday(date) + 6) % 7));
  if (period === 'month') return `${date.slice(0, 7)}-01`;
  return period === 'year' ? `${date.slice(0, 4)}-01-01` : date;
}

function shift(period: EnergyPeriod, start: LocalDate, count: number): LocalDate {
  if (period === 'day' || period === 'week') return addDays(start, count * (period === 'day' ? 1 : 7));
  const months =
    Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1 + count * (period === 'year' ? 12 : 1);
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

const CLOCK_BARS = [
  ['quarter_hour', 900],
  ['half_hour', 1800],
  ['hour', 3600],
] as const satisfies readonly (readonly [BarLength, number])[];

/** The shortest bar of a period that holds readings of this length. */
export function barLength(period: EnergyPeriod, longestSeconds: number): BarLength {
  if (period === 'year') return 'month';
  if (period === 'month') return 'day';
  const wanted = period === 'week' ? Math.max(3600, longestSeconds) : longestSeconds;
  return CLOCK_BARS.find(([, seconds]) => seconds >= wanted)?.[0] ?? 'day';
}

/**
 * Where a period's bars begin, epoch seconds, with the end of the last one as the last element. Days and months are
 * the home's, so those on which the clock changes have their real length; bars shorter than a day begin anew at each
 * midnight.
 */
export function barEdges(zone: string, { start, end }: PeriodDays, length: BarLength): number[] {
  const seconds = CLOCK_BARS.find(([name]) => name === length)?.[1];
  const edges: number[] = [];
  if (seconds === undefined) {
    for (let day = start; day < end; day = length === 'month' ? shift('month', day, 1) : addDays(day, 1))
      edges.push(startOfLocalDay(zone, day));
  } else {
    for (let day = start; day < end; day = addDays(day, 1)) {
      const next = startOfLocalDay(zone, addDays(day, 1));
      for (let at = startOfLocalDay(zone, day); at < next; at += seconds) edges.push(at);
    }
  }
  return [...edges, startOfLocalDay(zone, end)];
}
