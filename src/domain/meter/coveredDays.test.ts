import { describe, expect, it } from 'vitest';
import { coveredDays } from './coveredDays.ts';
import { startOfLocalDay } from './zone.ts';

const LA = 'America/Los_Angeles';
const year = { start: startOfLocalDay(LA, '2025-01-01'), end: startOfLocalDay(LA, '2026-01-01') };

describe('the days of a home that have readings', () => {
  it('are local calendar days: a full year is 365 complete days from January 1 to December 31', () => {
    expect(coveredDays(LA, [year])).toEqual({
      firstDay: '2025-01-01',
      lastDay: '2025-12-31',
      completeDays: 365,
    });
  });

  it.each([
    ['23 hours, when the clock goes forward', '2025-03-09', '2025-03-10', 23],
    ['25 hours, when it goes back', '2025-11-02', '2025-11-03', 25],
  ])('may have %s', (_name, from, to, hours) => {
    const day = { start: startOfLocalDay(LA, from), end: startOfLocalDay(LA, to) };
    expect(day.end - day.start).toBe(hours * 3600);
    expect(coveredDays(LA, [day]).completeDays).toBe(1);
    expect(coveredDays(LA, [{ ...day, end: day.end - 300 }]).completeDays).toBe(0);
  });

  it('are complete where ranges touch, and not where a reading is missing between them', () => {
    const noon = startOfLocalDay(LA, '2025-06-10') + 43_200;
    expect(
      coveredDays(LA, [
        { start: noon, end: year.end },
        { start: year.start, end: noon },
      ]).completeDays,
    ).toBe(365);
    expect(
      coveredDays(LA, [
        { start: year.start, end: noon },
        { start: noon + 300, end: year.end },
      ]).completeDays,
    ).toBe(364);
  });

  it('are none without readings', () => {
    expect(coveredDays(LA, [])).toEqual({ firstDay: null, lastDay: null, completeDays: 0 });
  });
});
