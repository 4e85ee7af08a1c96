import { describe, expect, it } from 'vitest';
import { vacationFaults, vacationState } from './vacation.ts';

const TODAY = '2026-07-01';
const begun = { firstDay: '2026-06-20', lastDay: '2026-07-05' };

describe('VAC-02: the days of a vacation', () => {
  it.each([
    ['today alone', '2026-07-01', '2026-07-01', null],
    ['tomorrow alone', '2026-07-02', '2026-07-02', null],
    ['over the end of a month', '2026-07-28', '2026-08-03', null],
    ['until the same day a year ahead', '2026-07-01', '2027-07-01', null],
    ['that ended yesterday', '2026-06-28', '2026-06-30', { firstDay: 'in-the-past', lastDay: 'in-the-past' }],
    ['from yesterday', '2026-06-30', '2026-07-05', { firstDay: 'in-the-past', lastDay: null }],
    [
      'that ends before it begins',
      '2026-07-05',
      '2026-07-04',
      { firstDay: null, lastDay: 'before-first-day' },
    ],
    ['until two years ahead', '2026-07-01', '2028-07-01', { firstDay: null, lastDay: 'too-far' }],
    ['in two years', '2028-07-01', '2028-07-05', { firstDay: 'too-far', lastDay: 'too-far' }],
    [
      'from two years ahead until tomorrow',
      '2028-07-01',
      '2026-07-02',
      { firstDay: 'too-far', lastDay: null },
    ],
    ['to a day that no calendar has', '2026-07-01', '2027-02-30', { firstDay: null, lastDay: 'not-a-date' }],
    ['without a first day', '', '2026-07-05', { firstDay: 'not-a-date', lastDay: null }],
    ['of no days at all', 'soon', 'later', { firstDay: 'not-a-date', lastDay: 'not-a-date' }],
  ])('%s', (_name, firstDay, lastDay, faults) => {
    expect(vacationFaults({ firstDay, lastDay }, TODAY, null)).toEqual(faults);
  });

  it('one that has begun keeps its first day, and takes no other in the past', () => {
    expect(vacationFaults({ ...begun, lastDay: '2026-07-09' }, TODAY, begun)).toBe(null);
    expect(vacationFaults({ ...begun, lastDay: '2026-06-30' }, TODAY, begun)).toEqual({
      firstDay: null,
      lastDay: 'in-the-past',
    });
    expect(vacationFaults({ ...begun, firstDay: '2026-06-21' }, TODAY, begun)).toEqual({
      firstDay: 'in-the-past',
      lastDay: null,
    });
  });
});

describe('the state of a vacation', () => {
  it.each([
    ['the day before', '2026-06-19', 'planned'],
    ['its first day', '2026-06-20', 'running'],
    ['its last day', '2026-07-05', 'running'],
    ['the day after', '2026-07-06', 'over'],
  ])('%s', (_name, today, state) => {
    expect(vacationState(begun, today)).toBe(state);
  });
});
