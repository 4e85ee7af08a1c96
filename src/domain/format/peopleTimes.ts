import type { Locale } from '../brands/countries.ts';
import { formatClockRange } from './clockTime.ts';
import { fullDateText, monthDayText, weekdayName } from './dates.ts';
import { dayNumber, zonedParts, type ZonedParts } from './zonedParts.ts';

export type DayWord = 'today' | 'tomorrow' | 'yesterday' | 'weekday' | 'date';

/**
 * A time as people say it. The catalogue has the words for today, tomorrow and yesterday, and the order of
 * the parts.
 */
export interface PeopleTimes {
  readonly dayWord: DayWord;
  /**
   * The weekday ("Thursday") or the date ("June 3", with the year if it isn't this year); null for the three
   * words.
   */
  readonly day: string | null;
  /** "6–7 PM" */
  readonly hours: string;
}

export interface PeopleTimesInput {
  readonly start: Date;
  readonly end: Date;
  readonly now: Date;
  /** The home's zone: days are counted there, not where the reader is. */
  readonly timeZone: string;
  readonly locale?: Locale;
}

function dayWord(daysAhead: number): DayWord {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  if (daysAhead === -1) return 'yesterday';
  return isWithinWeek(daysAhead) ? 'weekday' : 'date';
}

/** Less than a week away, in either direction, a weekday names one day only. */
const isWithinWeek = (daysAhead: number): boolean => Math.abs(daysAhead) < 7;

/**
 * "Today, 6–7 PM" in parts. Throws a RangeError for invalid instants or zones. Source: experience,
 * principle 3 (times are people's times).
 */
export function peopleTimes({ start, end, now, timeZone, locale = 'en-US' }: PeopleTimesInput): PeopleTimes {
  const from = zonedParts(start, timeZone);
  const today = zonedParts(now, timeZone);
  const word = dayWord(dayNumber(from) - dayNumber(today));
  return {
    dayWord: word,
    day: dayText(word, from, today, locale),
    hours: formatClockRange(start, end, timeZone, locale),
  };
}

/**
 * A day in an email or a text message: "Thursday" within a week, else "June 3". Never "today", because it may be read
 * tomorrow.
 */
export function sentDay(
  at: Date,
  now: Date,
  timeZone: string,
  locale: Locale = 'en-US',
): { readonly word: 'weekday' | 'date'; readonly day: string } {
  const day = zonedParts(at, timeZone);
  const today = zonedParts(now, timeZone);
  return isWithinWeek(dayNumber(day) - dayNumber(today))
    ? { word: 'weekday', day: weekdayName(day, locale) }
    : { word: 'date', day: dateText(day, today, locale) };
}

function dayText(word: DayWord, day: ZonedParts, today: ZonedParts, locale: Locale): string | null {
  if (word === 'weekday') return weekdayName(day, locale);
  return word === 'date' ? dateText(day, today, locale) : null;
}

function dateText(day: ZonedParts, today: ZonedParts, locale: Locale): string {
  return day.year === today.year ? monthDayText(day, locale) : fullDateText(day, locale);
}
