import { addDays, toLocalDate, startOfLocalDay, type LocalDate } from '../meter/zone.ts';

/** The days before today, by the home's calendar. Source: DEV-15. */
export type UsagePeriod = 'YESTERDAY' | 'PREVIOUS_WEEK' | 'MONTHLY';

const USAGE_DAYS: Readonly<Record<UsagePeriod, number>> = {
  YESTERDAY: 1,
  PREVIOUS_WEEK: 7,
  MONTHLY: 30,
};

export interface UsageDays {
  readonly dates: readonly LocalDate[];
  /** From the start of the first day to the end of the last. */
  readonly from: Date;
  readonly to: Date;
}

/**
 * The days of a period before the day of `now` in a zone. Days have 23 or 25 hours when the clock changes.
 */
export function usageDays(period: UsagePeriod, zone: string, now: Date): UsageDays {
  const today = toLocalDate(zone, Math.floor(now.getTime() / 1_000));
  const count = USAGE_DAYS[period];
  const dates = Array.from({ length: count }, (_, index) => addDays(today, index - count));
  const start = (date: LocalDate): Date => new Date(startOfLocalDay(zone, date) * 1_000);
  return { dates, from: start(addDays(today, -count)), to: start(today) };
}

export interface UsedHour {
  readonly hourStart: Date;
  readonly wattHours: number;
}

/**
 * Use per day, watt-hours; null where no hour of the day is known. An hour counts for the day it begins in.
 */
export function useByDay(
  zone: string,
  dates: readonly LocalDate[],
  hours: readonly UsedHour[],
): { date: LocalDate; wattHours: number | null }[] {
  const sums = new Map<LocalDate, number>();
  for (const { hourStart, wattHours } of hours) {
    const date = toLocalDate(zone, Math.floor(hourStart.getTime() / 1_000));
    sums.set(date, (sums.get(date) ?? 0) + wattHours);
  }
  return dates.map((date) => ({ date, wattHours: sums.get(date) ?? null }));
}
