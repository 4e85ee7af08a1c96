import type { Locale } from '../brands/countries.ts';
import { dateTimeFormat } from './formatters.ts';
import { numberLocale } from './numberLocale.ts';
import { dayNumber, zonedParts, type ZonedParts } from './zonedParts.ts';

type Day = Pick<ZonedParts, 'year' | 'month' | 'day'>;

function name(part: 'month' | 'weekday', day: Day, locale: Locale): string {
  const midnight = new Date(dayNumber(day) * 86_400_000);
  return dateTimeFormat(numberLocale(locale), { [part]: 'long', timeZone: 'UTC' }).format(midnight);
}

/** "Thursday", in French "jeudi". */
export function weekdayName(day: Day, locale: Locale = 'en-US'): string {
  return name('weekday', day, locale);
}

/** Whether a language writes the day before the month. */
const isDayFirst = (locale: Locale): boolean => locale === 'fr-CA' || locale === 'en-AU';

const dayFigure = (day: number, locale: Locale): string =>
  locale === 'fr-CA' && day === 1 ? '1er' : String(day);

/** "June 3", in Australia "3 June", in French "3 juin", of a known calendar day. */
export function monthDayText(day: Day, locale: Locale = 'en-US'): string {
  const month = name('month', day, locale);
  return isDayFirst(locale) ? `${dayFigure(day.day, locale)} ${month}` : `${month} ${day.day}`;
}

/** Like `formatFullDate`, for a known calendar day. */
export function fullDateText(day: Day, locale: Locale = 'en-US'): string {
  return `${monthDayText(day, locale)}${isDayFirst(locale) ? ' ' : ', '}${day.year}`;
}

/**
 * "June 3", in French "3 juin": no year, no leading zero; the day is the zone's. Outage texts write it so in every
 * English language. Throws a RangeError for an invalid date or zone. Source: HLP-26, UTL-70.
 */
export function formatMonthDay(at: Date, timeZone: string, locale: Locale = 'en-US'): string {
  return monthDayText(zonedParts(at, timeZone), numberLocale(locale));
}

/** "Thursday, June 3", in Australia "Thursday, 3 June", in French "jeudi 3 juin"; the day is the zone's. */
export function formatWeekdayDay(at: Date, timeZone: string, locale: Locale = 'en-US'): string {
  const day = zonedParts(at, timeZone);
  const weekday = weekdayName(day, locale);
  return `${weekday}${locale === 'fr-CA' ? ' ' : ', '}${monthDayText(day, locale)}`;
}

/** "June 3", in Australia "3 June", in French "3 juin"; the day is the zone's. */
export function formatDay(at: Date, timeZone: string, locale: Locale = 'en-US'): string {
  return monthDayText(zonedParts(at, timeZone), locale);
}

/** Like `formatDay`, of a calendar day, `YYYY-MM-DD`. */
export function dateText(date: string, locale: Locale = 'en-US'): string {
  return formatDay(noonOf(date), 'UTC', locale);
}

/** Like `formatFullDate`, of a calendar day, `YYYY-MM-DD`. */
export function dateAndYearText(date: string, locale: Locale = 'en-US'): string {
  return formatFullDate(noonOf(date), 'UTC', locale);
}

/** Like `formatWeekdayDay`, of a calendar day, `YYYY-MM-DD`. */
export function weekdayText(date: string, locale: Locale = 'en-US'): string {
  return formatWeekdayDay(noonOf(date), 'UTC', locale);
}

/** Like `weekdayDateText`, of a calendar day, `YYYY-MM-DD`. */
export function weekdayAndYearText(date: string, locale: Locale = 'en-US'): string {
  return weekdayDateText(zonedParts(noonOf(date), 'UTC'), locale);
}

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** "June 3, 2027", in Australia "3 June 2027", in French "3 juin 2027". */
export function formatFullDate(at: Date, timeZone: string, locale: Locale = 'en-US'): string {
  return fullDateText(zonedParts(at, timeZone), locale);
}

/** "Monday, June 15, 2026", in French "lundi 15 juin 2026". */
export function weekdayDateText(day: Day, locale: Locale = 'en-US'): string {
  return `${weekdayName(day, locale)}${locale === 'fr-CA' ? ' ' : ', '}${fullDateText(day, locale)}`;
}

/** "June 2027", in French "juin 2027", of a month, `YYYY-MM`. */
export function monthYearText(month: string, locale: Locale = 'en-US'): string {
  return dateTimeFormat(numberLocale(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
}

/** "Dec 5", in Australia "5 Dec", in French "5 décembre", of a calendar day, `YYYY-MM-DD`; day and month stay on one line. */
export function shortDayText(date: string, locale: Locale): string {
  const [day, month] = dayAndMonth(date, locale);
  return isDayFirst(locale) ? `${day}\u00a0${month}` : `${month}\u00a0${day}`;
}

/** "Dec 1–5", "Dec 28–Jan 3", in Australia "1–5 Dec", in French "du 1er au 5 décembre", "le 3 décembre", of two calendar days. */
export function dayRangeText(first: string, last: string, locale: Locale): string {
  const [from, until] = [shortDayText(first, locale), shortDayText(last, locale)];
  const isFrench = locale === 'fr-CA';
  if (first === last) return isFrench ? `le ${from}` : from;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  if (isFrench) return `du ${isOneMonth ? dayAndMonth(first, locale)[0] : from} au ${until}`;
  if (isDayFirst(locale)) return `${isOneMonth ? dayAndMonth(first, locale)[0] : from}–${until}`;
  return `${from}–${isOneMonth ? dayAndMonth(last, locale)[0] : until}`;
}

function dayAndMonth(date: string, locale: Locale): readonly [day: string, month: string] {
  const isFrench = locale === 'fr-CA';
  const at = noonOf(date);
  const options = { month: isFrench ? 'long' : 'short', timeZone: 'UTC' } as const;
  const day = at.getUTCDate();
  return [dayFigure(day, locale), dateTimeFormat(numberLocale(locale), options).format(at)];
}
