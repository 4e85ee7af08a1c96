/** Source: decisions, Name, brands, themes. */
export const HOLIDAY_COUNTRIES = ['US', 'CA', 'AU'] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

/**
 * A holiday on a weekend: kept as it is, also observed on the nearest weekday (Friday for a Saturday), or
 * also on the next weekday that isn't a holiday.
 */
type Observed = 'as-is' | 'nearest-weekday' | 'next-weekday';

interface Holiday {
  readonly name: string;
  /** First year in which it is national; absent: before any meter data. */
  readonly since?: number;
  readonly observed: Observed;
  /** The date as days since 1970-01-01. */
  readonly on: (year: number) => number;
}

const MONDAY = 1;
const THURSDAY = 4;

/**
 * National holidays, computed for any year. Regional days (in Australia the King's Birthday, in Canada Family
 * Day) belong in the program's `extraHolidays`; working holidays in its `droppedHolidays`.
 */
const HOLIDAYS: Readonly<Record<HolidayCountry, readonly Holiday[]>> = {
  US: [
    { name: 'New Year’s Day', observed: 'nearest-weekday', on: fixed(1, 1) },
    { name: 'Martin Luther King Jr. Day', observed: 'as-is', on: nth(3, MONDAY, 1) },
    { name: 'Washington’s Birthday', observed: 'as-is', on: nth(3, MONDAY, 2) },
    { name: 'Memorial Day', observed: 'as-is', on: last(MONDAY, 5) },
    { name: 'Juneteenth', since: 2021, observed: 'nearest-weekday', on: fixed(6, 19) },
    { name: 'Independence Day', observed: 'nearest-weekday', on: fixed(7, 4) },
    { name: 'Labor Day', observed: 'as-is', on: nth(1, MONDAY, 9) },
    { name: 'Columbus Day', observed: 'as-is', on: nth(2, MONDAY, 10) },
    { name: 'Veterans Day', observed: 'nearest-weekday', on: fixed(11, 11) },
    { name: 'Thanksgiving Day', observed: 'as-is', on: nth(4, THURSDAY, 11) },
    { name: 'Christmas Day', observed: 'nearest-weekday', on: fixed(12, 25) },
  ],
  CA: [
    { name: 'New Year’s Day', observed: 'next-weekday', on: fixed(1, 1) },
    { name: 'Good Friday', observed: 'as-is', on: fromEaster(-2) },
    { name: 'Victoria Day', observed: 'as-is', on: (year) => onOrBefore(MONDAY, epochDay(year, 5, 24)) },
    { name: 'Canada Day', observed: 'next-weekday', on: fixed(7, 1) },
    { name: 'Labour Day', observed: 'as-is', on: nth(1, MONDAY, 9) },
    {
      name: 'National Day for Truth and Reconciliation',
      since: 2021,
      observed: 'next-weekday',
      on: fixed(9, 30),
    },
    { name: 'Thanksgiving Day', observed: 'as-is', on: nth(2, MONDAY, 10) },
    { name: 'Remembrance Day', observed: 'next-weekday', on: fixed(11, 11) },
    { name: 'Christmas Day', observed: 'next-weekday', on: fixed(12, 25) },
    { name: 'Boxing Day', observed: 'next-weekday', on: fixed(12, 26) },
  ],
  AU: [
    { name: 'New Year’s Day', observed: 'next-weekday', on: fixed(1, 1) },
    { name: 'Australia Day', observed: 'next-weekday', on: fixed(1, 26) },
    { name: 'Good Friday', observed: 'as-is', on: fromEaster(-2) },
    { name: 'Easter Monday', observed: 'as-is', on: fromEaster(1) },
    { name: 'Anzac Day', observed: 'as-is', on: fixed(4, 25) },
    { name: 'Christmas Day', observed: 'next-weekday', on: fixed(12, 25) },
    { name: 'Boxing Day', observed: 'next-weekday', on: fixed(12, 26) },
  ],
};

/**
 * A year's national holidays and their observed days, distinct and sorted. A US New Year's Day on a Saturday
 * is observed on 31 December, which is in the earlier year's list.
 */
export function nationalHolidays(country: HolidayCountry, year: number): string[] {
  const days = new Set<number>();
  for (const from of [year - 1, year, year + 1]) for (const day of ofYear(country, from)) days.add(day);
  return [...days]
    .sort((a, b) => a - b)
    .map(toIsoDate)
    .filter((date) => date.startsWith(`${year}-`));
}

/** The country's holidays, with the program's added and dropped local dates. */
export interface HolidayRules {
  readonly country: HolidayCountry;
  readonly extraHolidays?: readonly string[];
  readonly droppedHolidays?: readonly string[];
}

/** Returns a predicate that computes each year once. */
export function holidayTest({
  country,
  extraHolidays = [],
  droppedHolidays = [],
}: HolidayRules): (localDate: string) => boolean {
  const own = new Set(extraHolidays);
  const dropped = new Set(droppedHolidays);
  const years = new Map<string, ReadonlySet<string>>();
  return (localDate) => {
    if (own.has(localDate)) return true;
    if (dropped.has(localDate)) return false;
    const year = localDate.slice(0, 4);
    let dates = years.get(year);
    if (dates === undefined) {
      dates = new Set(nationalHolidays(country, Number(year)));
      years.set(year, dates);
    }
    return dates.has(localDate);
  };
}

function ofYear(country: HolidayCountry, year: number): Set<number> {
  const holidays = HOLIDAYS[country].filter((holiday) => year >= (holiday.since ?? year));
  const days = new Set(holidays.map((holiday) => holiday.on(year)));
  for (const holiday of holidays) {
    const day = holiday.on(year);
    if (!isWeekend(day) || holiday.observed === 'as-is') continue;
    days.add(holiday.observed === 'nearest-weekday' ? nearestWeekday(day) : nextFreeWeekday(day, days));
  }
  return days;
}

function nearestWeekday(day: number): number {
  return weekday(day) === 6 ? day - 1 : day + 1;
}

function nextFreeWeekday(day: number, taken: ReadonlySet<number>): number {
  let next = day + 1;
  while (isWeekend(next) || taken.has(next)) next += 1;
  return next;
}

function fixed(month: number, day: number) {
  return (year: number) => epochDay(year, month, day);
}

function nth(n: number, wanted: number, month: number) {
  return (year: number) => onOrBefore(wanted, epochDay(year, month, 7 * n));
}

function last(wanted: number, month: number) {
  return (year: number) => onOrBefore(wanted, epochDay(year, month + 1, 0));
}

function fromEaster(days: number) {
  return (year: number) => easterSunday(year) + days;
}

function onOrBefore(wanted: number, day: number): number {
  return day - ((weekday(day) - wanted + 7) % 7);
}

/** Easter Sunday of the Gregorian calendar, by golden number, epact and dominical number. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const epact =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const letter = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return epochDay(year, 3, 28 + moon - letter);
}

function epochDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** 0 is Sunday. */
function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

function isWeekend(day: number): boolean {
  return weekday(day) === 0 || weekday(day) === 6;
}

function toIsoDate(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
