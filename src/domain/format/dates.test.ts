import { describe, expect, it } from 'vitest';
import {
  dateAndYearText,
  dateText,
  dayRangeText,
  formatFullDate,
  formatMonthDay,
  monthDayText,
  monthYearText,
  weekdayAndYearText,
  weekdayName,
  weekdayText,
} from './dates.ts';

const lateOnJune2InLosAngeles = new Date('2027-06-03T05:30:00Z');

describe('dates', () => {
  it.each([
    ['en-AU', 'June 2027'],
    ['fr-CA', 'juin 2027'],
  ] as const)('a month in %s is "%s"', (locale, text) => {
    expect(monthYearText('2027-06', locale)).toBe(text);
  });

  it.each(['en-US', 'en-AU', 'en-CA'] as const)(
    'HLP-26, UTL-70: "June 3" in %s, no year, no leading zero',
    (locale) => {
      expect(formatMonthDay(new Date('2027-06-03T12:00:00Z'), 'UTC', locale)).toBe('June 3');
    },
  );

  it.each([
    ['en-US', 'June 1', 'June 1, 2027', 'Tuesday, June 1', 'Tuesday, June 1, 2027'],
    ['en-AU', '1 June', '1 June 2027', 'Tuesday, 1 June', 'Tuesday, 1 June 2027'],
    ['fr-CA', '1er juin', '1er juin 2027', 'mardi 1er juin', 'mardi 1er juin 2027'],
  ] as const)('writes a calendar day in %s as people do', (locale, ...texts) => {
    const ways = [dateText, dateAndYearText, weekdayText, weekdayAndYearText];
    expect(ways.map((way) => way('2027-06-01', locale))).toEqual(texts);
  });

  it.each([
    ['America/Los_Angeles', 'June 2'],
    ['Australia/Sydney', 'June 3'],
  ])('HLP-26: uses the day in %s', (zone, text) => {
    expect(formatMonthDay(lateOnJune2InLosAngeles, zone)).toBe(text);
  });

  it.each([
    ['2027-06-03T12:00:00Z', '3 juin'],
    ['2027-06-01T12:00:00Z', '1er juin'],
    ['2027-08-21T12:00:00Z', '21 août'],
  ])('HLP-26: in French %s is "%s"', (at, text) => {
    expect(formatMonthDay(new Date(at), 'America/Toronto', 'fr-CA')).toBe(text);
  });

  it('UTL-70: the year is there where it matters', () => {
    expect(formatFullDate(new Date('2027-01-31T23:30:00Z'), 'Australia/Sydney')).toBe('February 1, 2027');
    expect(formatFullDate(new Date('2027-02-01T12:00:00Z'), 'UTC', 'fr-CA')).toBe('1er février 2027');
  });

  it.each([
    ['2026-12-01', '2026-12-05', 'Dec\u00a01–5', 'du 1er au 5\u00a0décembre'],
    ['2026-12-28', '2027-01-01', 'Dec\u00a028–Jan\u00a01', 'du 28\u00a0décembre au 1er\u00a0janvier'],
    ['2026-12-05', '2027-12-05', 'Dec\u00a05–Dec\u00a05', 'du 5\u00a0décembre au 5\u00a0décembre'],
    ['2026-12-03', '2026-12-03', 'Dec\u00a03', 'le 3\u00a0décembre'],
  ])('VAC-01: from %s to %s is "%s", in French "%s"', (first, last, english, french) => {
    expect(dayRangeText(first, last, 'en-US')).toBe(english);
    expect(dayRangeText(first, last, 'fr-CA')).toBe(french);
  });

  it('are written day first in Australia', () => {
    const day = { year: 2026, month: 11, day: 17 };
    expect(monthDayText(day, 'en-AU')).toBe('17 November');
    expect(formatFullDate(new Date('2026-11-17T02:00:00Z'), 'Australia/Sydney', 'en-AU')).toBe(
      '17 November 2026',
    );
    expect(dayRangeText('2026-12-01', '2026-12-05', 'en-AU')).toBe('1–5\u00a0Dec');
    expect(dayRangeText('2026-12-28', '2027-01-03', 'en-AU')).toBe('28\u00a0Dec–3\u00a0Jan');
  });

  it('names the weekday of a calendar day', () => {
    expect(weekdayName({ year: 2027, month: 6, day: 3 })).toBe('Thursday');
    expect(weekdayName({ year: 2027, month: 6, day: 3 }, 'fr-CA')).toBe('jeudi');
  });

  it('HLP-26: throws for an invalid date or zone instead of writing "Invalid Date"', () => {
    expect(() => formatMonthDay(new Date('nonsense'), 'UTC')).toThrow(RangeError);
    expect(() => formatMonthDay(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});
