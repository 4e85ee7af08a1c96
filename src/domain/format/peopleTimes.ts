import type { Locale } from '../brands/countries.ts';
import { clockTimeText, type HourStyle } from './clockTime.ts';
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
  readonly start: string;
  readonly end: string;
  /** The end is on a later day. An end at midnight still belongs to the day before. */
  readonly endsOnLaterDay: boolean;
}

export interface PeopleTimesInput {
  readonly start: Date;
  readonly end: Date;
  readonly now: Date;
  /** The home's zone: days are counted there, not where the reader is. */
  readonly timeZone: string;
  readonly locale?: Locale;
  readonly hours?: HourStyle;
}

function dayWord(daysAhead: number): DayWord {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  if (daysAhead === -1) return 'yesterday';
  // A bare weekday means the coming one, so past days get their date.
  return daysAhead > 1 && daysAhead < 7 ? 'weekday' : 'date';
}

/**
 * "Today 18:00–19:00" in parts. Throws a RangeError for invalid instants or zones. Source: experience,
 * principle 3 (times are people's times).
 */
export function peopleTimes({
  start,
  end,
  now,
  timeZone,
  locale = 'en-US',
  hours = 'h23',
}: PeopleTimesInput): PeopleTimes {
  const from = zonedParts(start, timeZone);
  const to = zonedParts(end, timeZone);
  const today = zonedParts(now, timeZone);
  const word = dayWord(dayNumber(from) - dayNumber(today));
  const atMidnight = to.hour === 0 && to.minute === 0 && end > start;
  return {
    dayWord: word,
    day: dayText(word, from, today, locale),
    start: clockTimeText(from, locale, hours),
    end: clockTimeText(to, locale, hours),
    endsOnLaterDay: dayNumber(to) - (atMidnight ? 1 : 0) > dayNumber(from),
  };
}

function dayText(word: DayWord, day: ZonedParts, today: ZonedParts, locale: Locale): string | null {
  if (word === 'weekday') return weekdayName(day, locale);
  if (word === 'date') return day.year === today.year ? monthDayText(day, locale) : fullDateText(day, locale);
  return null;
}
