import { describe, expect, it } from 'vitest';
import { formatFullDate, formatMonthDay, weekdayName } from './dates.ts';

const lateOnJune2InLosAngeles = new Date('2027-06-03T05:30:00Z');

describe('dates', () => {
  it.each(['en-US', 'en-AU', 'en-CA'] as const)(
    'HLP-26, UTL-70: "June 3" in %s, no year, no leading zero',
    (locale) => {
      expect(formatMonthDay(new Date('2027-06-03T12:00:00Z'), 'UTC', locale)).toBe('June 3');
    },
  );

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

  it('names the weekday of a calendar day', () => {
    expect(weekdayName({ year: 2027, month: 6, day: 3 })).toBe('Thursday');
    expect(weekdayName({ year: 2027, month: 6, day: 3 }, 'fr-CA')).toBe('jeudi');
  });

  it('HLP-26: throws for an invalid date or zone instead of writing "Invalid Date"', () => {
    expect(() => formatMonthDay(new Date('nonsense'), 'UTC')).toThrow(RangeError);
    expect(() => formatMonthDay(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});
