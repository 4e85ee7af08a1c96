import { describe, expect, it } from 'vitest';
import { MOST_DATES, planDates, planWindow } from './eventPlan.ts';

describe('the dates of a plan', () => {
  it('are the first date alone, without weekdays or a last date', () => {
    expect(planDates({ date: '2026-06-15', weekdays: [], until: '2026-07-01' })).toEqual(['2026-06-15']);
    expect(planDates({ date: '2026-06-15', weekdays: [1], until: null })).toEqual(['2026-06-15']);
  });

  it('are the chosen weekdays until the last date, which counts', () => {
    expect(planDates({ date: '2026-06-16', weekdays: [2, 4], until: '2026-06-25' })).toEqual([
      '2026-06-16',
      '2026-06-18',
      '2026-06-23',
      '2026-06-25',
    ]);
    expect(planDates({ date: '2026-06-15', weekdays: [0], until: '2026-06-20' })).toEqual([]);
  });

  it.each([
    ['before it', '2026-06-14', []],
    ['on it', '2026-06-15', ['2026-06-15']],
    ['a day before the next one', '2026-06-21', ['2026-06-15']],
    ['on the next one', '2026-06-22', ['2026-06-15', '2026-06-22']],
    ['in another month', '2026-07-05', ['2026-06-15', '2026-06-22', '2026-06-29']],
  ])('go from the first date to the last one and no further, with the last one %s', (_, until, dates) => {
    expect(planDates({ date: '2026-06-15', weekdays: [1], until })).toEqual(dates);
  });

  it('go no further than a year, over a leap day too', () => {
    const mondays = planDates({ date: '2027-06-14', weekdays: [1], until: '2030-01-01' });
    expect([mondays.length, mondays.at(-1)]).toEqual([53, '2028-06-12']);
    expect(mondays).toContain('2028-02-28');
    expect(mondays).toContain('2028-03-06');
  });

  it('are never more than a plan holds', () => {
    expect(
      planDates({ date: '2026-01-01', weekdays: [0, 1, 2, 3, 4, 5, 6], until: '2026-12-31' }),
    ).toHaveLength(MOST_DATES);
  });
});

describe('the hours of a plan', () => {
  it('are by the program’s own clock, over midnight too', () => {
    expect(planWindow('America/New_York', '2026-06-15', { start: '18:00', end: '20:00' })).toEqual({
      start: new Date('2026-06-15T22:00:00Z'),
      end: new Date('2026-06-16T00:00:00Z'),
    });
    expect(planWindow('America/Los_Angeles', '2026-06-15', { start: '23:00', end: '01:00' })?.end).toEqual(
      new Date('2026-06-16T08:00:00Z'),
    );
  });

  it('are none where the clock skips them', () => {
    expect(planWindow('America/New_York', '2026-03-08', { start: '02:30', end: '04:00' })).toBeNull();
    expect(planWindow('America/New_York', '2026-03-08', { start: '', end: '04:00' })).toBeNull();
  });
});
