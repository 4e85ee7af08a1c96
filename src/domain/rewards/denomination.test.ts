import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bounds,
  classifyDenomination,
  narrow,
  offeredBeside,
  type DenominationRule,
} from './denomination.ts';

const listed: DenominationRule = { type: 'DENOMINATED', amounts: [500, 1_000, 2_500] };
const custom: DenominationRule = {
  type: 'CUSTOM',
  minimum: 500,
  maximum: 10_000,
  step: 100,
  restricted: [1_300],
};
const whole: DenominationRule = { type: 'BALANCE', minimum: 1_000 };

describe('MKT-04, MKT-05: an amount is too low, fine, too high or restricted', () => {
  it.each([
    ['a list', listed, 499, 'TooLow'],
    ['a list', listed, 500, 'OK'],
    ['a list', listed, 700, 'RestrictedDenomination'],
    ['a list', listed, 2_500, 'OK'],
    ['a list', listed, 2_501, 'TooHigh'],
    ['a range', custom, 499, 'TooLow'],
    ['a range', custom, -500, 'TooLow'],
    ['a range', custom, 600, 'OK'],
    ['a range', custom, 650, 'RestrictedDenomination'],
    ['a range', custom, 600.5, 'RestrictedDenomination'],
    ['a range', custom, 1_300, 'RestrictedDenomination'],
    ['a range', custom, 10_000, 'OK'],
    ['a range', custom, 10_001, 'TooHigh'],
    ['a range', custom, 2 ** 63, 'TooHigh'],
    ['a range', custom, Number.NaN, 'RestrictedDenomination'],
    ['the whole balance', whole, 999, 'TooLow'],
    ['the whole balance', whole, 2_000, 'RestrictedDenomination'],
    ['the whole balance', whole, 2_345, 'OK'],
    ['the whole balance', whole, 2_346, 'TooHigh'],
  ] as const)('for %s', (_name, rule, points, result) => {
    expect(classifyDenomination(rule, points, 2_345)).toBe(result);
  });

  it('refuses the whole balance below the minimum, whatever is requested', () => {
    expect(classifyDenomination(whole, 800, 800)).toBe('TooLow');
    expect(classifyDenomination(whole, 1_000, 800)).toBe('RestrictedDenomination');
  });

  it('takes only whole points inside the bounds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(listed, custom, whole),
        fc.double(),
        fc.integer({ min: 0, max: 50_000 }),
        (rule, points, balance) => {
          if (classifyDenomination(rule, points, balance) !== 'OK') return;
          const { lowest, highest } = bounds(rule, balance);
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(lowest);
          expect(points).toBeLessThanOrEqual(highest);
        },
      ),
    );
  });
});

describe('MKT-05: what can be chosen instead of an amount that is not offered', () => {
  const range = { type: 'CUSTOM', minimum: 500, maximum: 1_500, step: 100 } as const;
  it.each([
    ['between two steps', 650, [1_300], { below: 600, above: 700 }],
    ['a fraction', 600.5, [1_300], { below: 600, above: 700 }],
    ['left out', 1_300, [1_300], { below: 1_200, above: 1_400 }],
    ['left out beside another', 1_300, [1_200, 1_300], { below: 1_100, above: 1_400 }],
    ['left out at the lower end', 500, [500], { below: null, above: 600 }],
    ['left out at the upper end', 1_500, [1_400, 1_500], { below: 1_300, above: null }],
  ] as const)('%s', (_name, points, restricted, expected) => {
    expect(offeredBeside({ ...range, restricted }, points)).toEqual(expected);
  });
});

describe('WAL-04, WAL-15: the amounts of a gift card that can be cashed out', () => {
  const within = { least: 1_000, most: 2_000 };
  it.each([
    ['a list', listed, within, { amounts: [1_000] }],
    ['a list of larger amounts only', { ...listed, amounts: [2_500, 5_000] }, within, null],
    ['a range', custom, within, { minimum: 1_000, maximum: 2_000 }],
    ['a range between two steps', custom, { least: 1_010, most: 1_990 }, { minimum: 1_100, maximum: 1_900 }],
    ['a range that ends at a left-out amount', custom, { least: 1_300, most: 1_399 }, null],
    ['a range that begins above', custom, { least: 100, most: 450 }, null],
    [
      'a range that is narrower already',
      custom,
      { least: 0, most: 50_000 },
      { minimum: 500, maximum: 10_000 },
    ],
    ['the whole balance', whole, { least: 1_000, most: 1_500 }, { minimum: 1_000 }],
    ['the whole balance above the limit', whole, { least: 1_000, most: 1_499 }, null],
    ['the whole balance below the smallest', whole, { least: 1_501, most: 2_000 }, null],
  ] as const)('%s', (_name, rule, given, left) => {
    expect(narrow(rule, given, 1_500)).toEqual(left === null ? null : { ...rule, ...left });
  });
});
