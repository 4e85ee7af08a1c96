import { describe, expect, it } from 'vitest';
import { isNumber, latestFirst } from './meterList.ts';

describe('the list of meters', () => {
  it('begins with the one that has the latest readings', () => {
    const days = [{ last_day: '2003-12-31' }, { last_day: null }, { last_day: '2026-11-20' }];
    expect(latestFirst(days).map(({ last_day: day }) => day)).toEqual(['2026-11-20', '2003-12-31', null]);
  });

  it.each([
    ['4471', true],
    ['12A4', true],
    ['demo', false],
    ['lver', false],
    ['1', false],
  ])('"%s" names a meter: %s', (last4, named) => {
    expect(isNumber(last4)).toBe(named);
  });
});
