import type { Country } from '../brands/countries.ts';
import { addDays, startOfLocalDay, toLocalDate, toWeekday, type LocalDate } from '../meter/zone.ts';

/** Product: the zone of each country in which the wheel's day begins, for all of a brand's members alike. */
const WHEEL_ZONES: Readonly<Record<Country, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
};

export const wheelZone = (country: Country): string => WHEEL_ZONES[country];

/** A day of the wheel, from its midnight to the next. */
export interface WheelDay {
  readonly date: LocalDate;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The day of an instant, or `days` later. */
export function wheelDay(country: Country, at: Date, days = 0): WheelDay {
  const zone = WHEEL_ZONES[country];
  const date = addDays(toLocalDate(zone, at.getTime() / 1_000), days);
  return {
    date,
    startsAt: new Date(startOfLocalDay(zone, date) * 1_000),
    endsAt: new Date(startOfLocalDay(zone, addDays(date, 1)) * 1_000),
  };
}

/** The month of an instant, named by its first day, or `months` later. Its entries are drawn once it is over. */
export function wheelMonth(country: Country, at: Date, months = 0): WheelDay {
  const zone = WHEEL_ZONES[country];
  const [year = 0, month = 0] = toLocalDate(zone, at.getTime() / 1_000)
    .split('-')
    .map(Number);
  const first = (later: number): LocalDate =>
    new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
  const date = first(months);
  return {
    date,
    startsAt: new Date(startOfLocalDay(zone, date) * 1_000),
    endsAt: new Date(startOfLocalDay(zone, first(months + 1)) * 1_000),
  };
}

/** The Monday on which the week of a free spin began. */
export function wheelWeek(country: Country, at: Date): LocalDate {
  const { date } = wheelDay(country, at);
  return addDays(date, -((toWeekday(date) + 6) % 7));
}

/** When the next free spin comes: the Monday after. */
export function nextWeek(country: Country, at: Date): Date {
  const monday = addDays(wheelWeek(country, at), 7);
  return new Date(startOfLocalDay(WHEEL_ZONES[country], monday) * 1_000);
}
