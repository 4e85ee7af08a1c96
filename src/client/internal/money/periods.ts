/** Days of UTC, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const DAYS = 14;
const MONTHS = 13;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The latest days and months, `YYYY-MM-DD` and `YYYY-MM`, the present first. */
export function periodChoices(now: number): { readonly days: string[]; readonly months: string[] } {
  const today = new Date(now);
  return {
    days: Array.from({ length: DAYS }, (_, back) => dayOf(now - back * DAY_MS)),
    months: Array.from({ length: MONTHS }, (_, back) =>
      dayOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).slice(0, 7),
    ),
  };
}

/** Long before the first entry. */
const BEGINNING = '2000-01-01';

/** The period from the first entry until a day. */
export const untilDay = (day: string): string => `until-${day}`;

/** The last day of a period that begins with the first entry; null: another one. */
export const lastDayOf = (period: string | null): string | null =>
  /^until-([12]\d{3}-\d\d-\d\d)$/.exec(period ?? '')?.[1] ?? null;

/** A period that is a month; null: another one. */
export const monthOf = (period: string | null): string | null =>
  /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.exec(period ?? '')?.[0] ?? null;

/** The month of a time, and the one before, as periods. */
export function monthsAt(now: number): {
  readonly month: string;
  readonly before: string;
  readonly today: string;
} {
  const { days, months } = periodChoices(now);
  return { month: months[0] ?? '', before: months[1] ?? '', today: days[0] ?? '' };
}

/** The days of a period in the address; this month without one. */
export function spanOf(period: string | null, now: number): Span {
  const last = lastDayOf(period);
  if (last !== null) return { from: BEGINNING, to: last };
  if (period !== null && /^[12]\d{3}-\d\d-\d\d$/.test(period)) return { from: period, to: period };
  const month = monthOf(period) ?? dayOf(now).slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, to: dayOf(Date.UTC(year, number, 0)) };
}
