import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isKnownZone,
  isMondayToFriday,
  toLocalDate,
  localDaySeconds,
  localIntervalStart,
  localToEpoch,
  startOfLocalDay,
  toWallClock,
  toWeekday,
  zoneOffsetSeconds,
} from './zone.ts';

const utc = (text: string): number => Date.parse(text) / 1000;
const hours = (h: number): number => h * 3600;

describe('zoneOffsetSeconds', () => {
  it.each([
    ['America/Los_Angeles', '2011-03-13T09:59:59Z', -8],
    ['America/Los_Angeles', '2011-03-13T10:00:00Z', -7],
    ['America/Los_Angeles', '2011-11-06T08:59:59Z', -7],
    ['America/Los_Angeles', '2011-11-06T09:00:00Z', -8],
    ['America/Toronto', '2026-03-08T06:59:59Z', -5],
    ['America/Toronto', '2026-03-08T07:00:00Z', -4],
    ['America/St_Johns', '2026-01-15T00:00:00Z', -3.5],
    ['America/St_Johns', '2026-07-15T00:00:00Z', -2.5],
    ['Australia/Sydney', '2026-04-04T15:59:59Z', 11],
    ['Australia/Sydney', '2026-04-04T16:00:00Z', 10],
    ['Australia/Adelaide', '2026-01-01T00:00:00Z', 10.5],
    ['Australia/Adelaide', '2026-07-01T00:00:00Z', 9.5],
    ['Australia/Lord_Howe', '2026-01-01T00:00:00Z', 11],
    ['Australia/Lord_Howe', '2026-07-01T00:00:00Z', 10.5],
    ['Australia/Brisbane', '2026-01-01T00:00:00Z', 10],
    ['UTC', '2026-01-01T00:00:00Z', 0],
  ])('%s at %s is %s hours east of UTC', (zone, instant, expected) => {
    expect(zoneOffsetSeconds(zone, utc(instant))).toBe(hours(expected));
  });

  it('agrees with the platform at any instant of fifty years', () => {
    const zones = [
      'America/Los_Angeles',
      'America/St_Johns',
      'Australia/Adelaide',
      'Australia/Lord_Howe',
      'Australia/Sydney',
      'America/Toronto',
    ];
    const formats = new Map(
      zones.map((timeZone) => [
        timeZone,
        new Intl.DateTimeFormat('en-US', {
          timeZone,
          hourCycle: 'h23',
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          hour: 'numeric',
          minute: 'numeric',
          second: 'numeric',
        }),
      ]),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: utc('1990-01-01T00:00:00Z'), max: utc('2040-01-01T00:00:00Z') }),
        (zone, epoch) => {
          const parts = Object.fromEntries(
            (formats.get(zone)?.formatToParts(epoch * 1000) ?? []).map((p) => [p.type, Number(p.value)]),
          );
          const wall =
            Date.UTC(
              parts['year'] ?? 0,
              (parts['month'] ?? 0) - 1,
              parts['day'],
              parts['hour'],
              parts['minute'],
              parts['second'],
            ) / 1000;
          expect(zoneOffsetSeconds(zone, epoch)).toBe(wall - epoch);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('refuses a zone that does not exist', () => {
    expect(() => zoneOffsetSeconds('Mars/Olympus', 0)).toThrow(RangeError);
    expect(isKnownZone('Mars/Olympus')).toBe(false);
    expect(isKnownZone('Australia/Perth')).toBe(true);
  });
});

describe('calendar days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['1969-12-31', 1, '1970-01-01'],
    ['2026-06-15', 0, '2026-06-15'],
  ])('%s and %s days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    ['1970-01-01', 4],
    ['1969-12-28', 0],
    ['2026-07-04', 6],
    ['2026-07-06', 1],
  ])('%s is day %s of the week, counted from Sunday', (date, weekday) => {
    expect(toWeekday(date)).toBe(weekday);
    expect(isMondayToFriday(date)).toBe(weekday > 0 && weekday < 6);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '20260101', '2026-01-01T00:00'])(
    'refuses "%s"',
    (text) => {
      expect(() => addDays(text, 0)).toThrow(RangeError);
    },
  );
});

describe('wall clock', () => {
  it.each([
    ['Australia/Sydney', '2026-01-01T13:30:00Z', '2026-01-02', 1800],
    ['Australia/Adelaide', '2026-06-30T14:30:00Z', '2026-07-01', 0],
    ['America/St_Johns', '2026-07-01T02:29:00Z', '2026-06-30', 86_340],
    ['America/Los_Angeles', '2011-01-01T08:00:00Z', '2011-01-01', 0],
  ])('in %s at %s it is %s, second %s', (zone, instant, date, second) => {
    expect(toWallClock(zone, utc(instant))).toEqual({ date, second });
    expect(toLocalDate(zone, utc(instant))).toBe(date);
  });

  it('finds the instant of a plain wall-clock time', () => {
    expect(localToEpoch('America/Los_Angeles', 2011, 7, 4, 17, 30)).toBe(utc('2011-07-05T00:30:00Z'));
    expect(localToEpoch('America/St_Johns', 2026, 1, 1)).toBe(utc('2026-01-01T03:30:00Z'));
  });

  it.each([
    ['America/Los_Angeles', '2011-03-13', 2, 30, '2011-03-13T10:30:00Z'],
    ['America/Toronto', '2026-03-08', 2, 0, '2026-03-08T07:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', 2, 15, '2026-10-03T15:45:00Z'],
  ])('a skipped time moves forward: %s %s %s:%s', (zone, date, h, mi, expected) => {
    const [y = 0, m = 0, d = 0] = date.split('-').map(Number);
    expect(localToEpoch(zone, y, m, d, h, mi)).toBe(utc(expected));
    expect(localIntervalStart(zone, date, h * 3600 + mi * 60)).toBeUndefined();
  });

  it.each([
    ['America/Los_Angeles', '2011-11-06', 1, 30, '2011-11-06T08:30:00Z'],
    ['Australia/Sydney', '2026-04-05', 2, 30, '2026-04-04T15:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', 1, 45, '2026-04-04T14:45:00Z'],
  ])('a repeated time is its first occurrence: %s %s %s:%s', (zone, date, h, mi, expected) => {
    const [y = 0, m = 0, d = 0] = date.split('-').map(Number);
    expect(localToEpoch(zone, y, m, d, h, mi)).toBe(utc(expected));
    expect(localIntervalStart(zone, date, h * 3600 + mi * 60)).toBe(utc(expected));
  });

  it.each([
    ['America/Los_Angeles', '2011-03-13', 23],
    ['America/Los_Angeles', '2011-11-06', 25],
    ['America/Los_Angeles', '2011-07-04', 24],
    ['Australia/Sydney', '2026-10-04', 23],
    ['Australia/Adelaide', '2026-04-05', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['America/St_Johns', '2026-03-08', 23],
    ['Australia/Brisbane', '2026-10-04', 24],
  ])('in %s the day %s lasts %s hours', (zone, date, length) => {
    expect(localDaySeconds(zone, date)).toBe(hours(length));
  });

  it('starts a day later where the clock skips midnight', () => {
    expect(startOfLocalDay('America/Havana', '2026-03-08')).toBe(utc('2026-03-08T05:00:00Z'));
    expect(toWallClock('America/Havana', utc('2026-03-08T05:00:00Z'))).toEqual({
      date: '2026-03-08',
      second: 3600,
    });
  });

  it('every instant maps back from its wall clock, or is its second occurrence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'America/Los_Angeles',
          'America/Toronto',
          'America/St_Johns',
          'Australia/Sydney',
          'Australia/Adelaide',
          'Australia/Lord_Howe',
        ),
        fc.integer({ min: 10_500_000, max: 35_000_000 }),
        (zone, minutes) => {
          const epoch = minutes * 60;
          const { date, second } = toWallClock(zone, epoch);
          const found = localIntervalStart(zone, date, second);
          expect(found).toBeDefined();
          expect([0, 1800, 3600]).toContain(epoch - (found ?? 0));
        },
      ),
      { numRuns: 400 },
    );
  });
});
