import { expect, it } from 'vitest';
import { meterFreshness } from './meterFreshness.ts';

it.each([
  [null, 'none'],
  [0, 'current'],
  [1, 'current'],
  [2, 'short-missing'],
  [7, 'short-missing'],
  [8, 'long-missing'],
] as const)('HOM-16: readings that are %s days behind are %s', (days, freshness) => {
  expect(meterFreshness(days)).toBe(freshness);
});
