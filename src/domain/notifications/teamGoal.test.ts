import { describe, expect, it } from 'vitest';
import { goalMonthDue, isCloseToGoal, teamGoalWh } from './teamGoal.ts';

describe('a team’s goal for the month', () => {
  it.each([
    ['a best month of 20 kWh', 20_000, 21_000],
    ['part of a watt-hour', 1_001, 1_052],
    ['no month with a saving', 0, null],
  ])('%s', (_name, bestWh, goalWh) => {
    expect(teamGoalWh(bestWh)).toBe(goalWh);
  });

  it.each([
    ['just below 80%', 16_799, false],
    ['80%', 16_800, true],
    ['a watt-hour is missing', 20_999, true],
    ['reached', 21_000, false],
  ])('is close: %s', (_name, savedWh, close) => {
    expect(isCloseToGoal(savedWh, 21_000)).toBe(close);
  });

  it.each([
    ['the 7th', '2026-06-07T16:30:00Z', null],
    ['the 8th before noon', '2026-06-08T15:59:59Z', null],
    ['the 8th at noon', '2026-06-08T16:00:00Z', '2026-06'],
    ['at one', '2026-06-08T17:00:00Z', null],
    ['the last day', '2026-06-30T16:59:59Z', '2026-06'],
  ])('is looked at: %s', (_name, now, month) => {
    expect(goalMonthDue(new Date(now), 'America/New_York')?.month ?? null).toBe(month);
  });

  it('is compared with the twelve months before', () => {
    expect(goalMonthDue(new Date('2026-01-10T17:00:00Z'), 'America/New_York')).toEqual({
      month: '2026-01',
      from: new Date('2026-01-01T05:00:00Z'),
      since: new Date('2025-01-01T05:00:00Z'),
    });
  });
});
