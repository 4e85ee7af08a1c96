import { expect, it } from 'vitest';
import { parseTypedNumber } from './typedNumber.ts';

it.each([
  ['25', 'en-US', 25],
  ['$25.00', 'en-US', 25],
  [' 12.5 ', 'en-US', 12.5],
  ['.5', 'en-AU', 0.5],
  ['1,250.50', 'en-US', 1_250.5],
  ['-5', 'en-US', -5],
  ['12,50', 'en-US', null],
  ['12,50', 'fr-CA', 12.5],
  ['1\u00a0250,50 $', 'fr-CA', 1_250.5],
  ['12.50', 'fr-CA', 12.5],
  ['', 'en-US', null],
  ['ten', 'en-US', null],
  ['1e3', 'en-US', null],
  ['12.5.1', 'en-US', null],
  ['NaN', 'en-US', null],
] as const)('reads "%s" in %s', (typed, locale, expected) => {
  expect(parseTypedNumber(typed, locale)).toBe(expected);
});
