import { describe, expect, it } from 'vitest';
import { vacationFault } from './vacation.ts';

describe('VAC-02: the last day of a vacation', () => {
  it.each([
    ['today', '2026-07-01', null],
    ['tomorrow', '2026-07-02', null],
    ['yesterday', '2026-06-30', 'in-the-past'],
    ['a year ahead', '2027-07-01', null],
    ['two years ahead', '2028-07-01', 'too-long'],
    ['a day that no calendar has', '2026-02-30', 'not-a-date'],
    ['no day at all', 'soon', 'not-a-date'],
  ])('%s', (_name, day, fault) => {
    expect(vacationFault(day, '2026-07-01')).toBe(fault);
  });
});
