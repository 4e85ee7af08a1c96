import { describe, expect, it } from 'vitest';
import { baselineCalendar, toDayType } from './calendar.ts';
import { DAY } from './dayState.ts';
import { at, rulesFor, TUESDAY, ZONE } from '../../../tests/support/testHousehold.ts';

describe('the days a baseline may use', () => {
  it('runs from the event back over 45 days, latest first', () => {
    const calendar = baselineCalendar({ start: TUESDAY, end: TUESDAY + 3600 }, ZONE, rulesFor());
    expect(calendar.dates.slice(0, 3)).toEqual(['2026-03-03', '2026-03-02', '2026-03-01']);
    expect(calendar.dates).toHaveLength(46);
    expect(calendar.dates[45]).toBe('2026-01-17');
    expect(calendar).toMatchObject({ dayType: 'weekday', slots: 1, rows: 46 });
  });

  it('takes weekdays for a weekday, and no holidays', () => {
    const { dates, states } = baselineCalendar({ start: TUESDAY, end: TUESDAY + 3600 }, ZONE, rulesFor());
    const usable = dates.filter((_, row) => row > 0 && states[row] === DAY.unread);
    expect(usable.slice(0, 12)).toEqual([
      '2026-03-02',
      '2026-02-27',
      '2026-02-26',
      '2026-02-25',
      '2026-02-24',
      '2026-02-23',
      '2026-02-20',
      '2026-02-19',
      '2026-02-18',
      '2026-02-17',
      '2026-02-13',
      '2026-02-12',
    ]);
  });

  it('takes weekend days and holidays for a holiday', () => {
    const presidentsDay = at(2026, 2, 16, 18);
    const { dates, states, dayType } = baselineCalendar(
      { start: presidentsDay, end: presidentsDay + 3600 },
      ZONE,
      rulesFor(),
    );
    expect(dayType).toBe('other');
    expect(dates.filter((_, row) => row > 0 && states[row] === DAY.unread).slice(0, 5)).toEqual([
      '2026-02-15',
      '2026-02-14',
      '2026-02-08',
      '2026-02-07',
      '2026-02-01',
    ]);
  });

  it('uses the same local time on both sides of a clock change', () => {
    const event = at(2026, 3, 10, 18);
    const { starts, dates } = baselineCalendar({ start: event, end: event + 3600 }, ZONE, rulesFor());
    const before = dates.indexOf('2026-03-06');
    expect(event - (starts[before] as number)).toBe(4 * 86_400 - 3600);
    expect(starts[before]).toBe(at(2026, 3, 6, 18));
  });

  it.each([
    ['spring, the hour that is skipped', at(2026, 3, 14, 2), '2026-03-08'],
    ['spring, a window that the change shortens', at(2026, 3, 14, 1, 30), '2026-03-08'],
    ['autumn, a window that the change lengthens', at(2026, 11, 7, 1, 30), '2026-11-01'],
  ])('leaves out a day whose window contains the change: %s', (_, start, date) => {
    const { dates, states } = baselineCalendar(
      { start, end: start + 3600 },
      ZONE,
      rulesFor({ settlementIntervalMinutes: 30 }),
    );
    expect(states[dates.indexOf(date)]).toBe(DAY.clockChange);
    expect(states.filter((state) => state === DAY.clockChange)).toHaveLength(1);
  });

  it('assigns windows over midnight to the date they start on', () => {
    const start = at(2026, 3, 3, 23, 30);
    const { dates, slots } = baselineCalendar(
      { start, end: start + 3600 },
      ZONE,
      rulesFor({ settlementIntervalMinutes: 30 }),
    );
    expect([dates[0], slots]).toEqual(['2026-03-03', 2]);
  });

  it("refuses an event that isn't made of whole intervals", () => {
    expect(() => baselineCalendar({ start: TUESDAY, end: TUESDAY + 5400 }, ZONE, rulesFor())).toThrow(
      RangeError,
    );
    expect(() => baselineCalendar({ start: TUESDAY, end: TUESDAY }, ZONE, rulesFor())).toThrow(RangeError);
  });

  it.each([
    ['2026-03-03', 'weekday'],
    ['2026-02-28', 'other'],
    ['2026-03-01', 'other'],
    ['2026-12-25', 'other'],
  ])('%s is a %s', (date, type) => {
    expect(toDayType(date, (day) => day === '2026-12-25')).toBe(type);
  });
});
