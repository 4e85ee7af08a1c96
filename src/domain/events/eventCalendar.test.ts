import { describe, expect, it } from 'vitest';
import { calendarDays, otherPeriod } from './eventCalendar.ts';

describe('a calendar of events', () => {
  it.each([
    ['month', '2026-06-15', '2026-06-01', '2026-07-05', 35],
    ['month', '2026-08-31', '2026-07-27', '2026-09-06', 42],
    ['month', '2027-02-10', '2027-02-01', '2027-02-28', 28],
    ['week', '2026-06-17', '2026-06-15', '2026-06-21', 7],
    ['week', '2026-06-21', '2026-06-15', '2026-06-21', 7],
  ] as const)('of the %s of %s goes from Monday %s to %s', (view, day, first, last, count) => {
    const days = calendarDays(view, day);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
  });

  it.each([
    ['month', '2026-01-31', 1, '2026-02-01'],
    ['month', '2026-03-31', -1, '2026-02-01'],
    ['month', '2026-12-15', 1, '2027-01-01'],
    ['week', '2026-06-17', -1, '2026-06-10'],
    ['week', '2026-12-29', 1, '2027-01-05'],
  ] as const)('leads from the %s of %s to another one', (view, day, step, other) => {
    expect(otherPeriod(view, day, step)).toBe(other);
  });
});
