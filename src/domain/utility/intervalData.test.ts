import { describe, expect, it } from 'vitest';
import { intervalDataGap, LONG_GAP_DAYS, NO_INTERVAL_DATA } from './intervalData.ts';
import { RAW_STATUSES, rawStatus, SUB_STATUSES, subStatus } from './rawStatus.ts';

describe('missing interval data', () => {
  it('HOM-16: has the code NoIntervalData', () => {
    expect(NO_INTERVAL_DATA).toBe('NoIntervalData');
  });

  it.each([
    [1, 'short-missing'],
    [7, 'short-missing'],
    [8, 'long-missing'],
    [60, 'long-missing'],
  ])('CON-30, HOM-16: %d days are %s', (days, gap) => {
    expect(LONG_GAP_DAYS).toBe(7);
    expect(intervalDataGap(days)).toBe(gap);
  });

  it('HOM-16: a program may set another limit', () => {
    expect(intervalDataGap(8, 10)).toBe('short-missing');
  });
});

describe('raw statuses', () => {
  it('UTL-03: has nine, and maps others to unknown', () => {
    expect(new Set(RAW_STATUSES).size).toBe(9);
    expect(RAW_STATUSES.map(rawStatus)).toEqual([...RAW_STATUSES]);
    expect(rawStatus('marketready')).toBeNull();
  });

  it('UTL-04: has twenty-two sub-statuses, and maps others to unknown', () => {
    expect(new Set(SUB_STATUSES).size).toBe(22);
    expect(SUB_STATUSES.map(subStatus)).toEqual([...SUB_STATUSES]);
    expect(subStatus('')).toBeNull();
  });
});
