import { expect, it } from 'vitest';
import { parseRate } from './parseRate.ts';

it.each([
  ['0.35', 3_500],
  ['0,3525', 3_525],
  [' 12 ', 120_000],
  ['0', 0],
  ['', null],
  ['0.35255', null],
  ['1,000.00', null],
  ['-1', null],
])('"%s" is %s hundredths of a cent', (typed, rate) => {
  expect(parseRate(typed)).toBe(rate);
});
