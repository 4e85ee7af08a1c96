import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp, divideUp, multiplyDivideHalfUp, rootOfQuotient } from './exact.ts';

describe('exact division', () => {
  it.each([
    [1, 2, 1],
    [3, 2, 2],
    [1, 3, 0],
    [2, 3, 1],
    [0, 7, 0],
    [-1, 2, 0],
    [-3, 2, -1],
    [-2, 3, -1],
    [99_450_000, 100_000, 995],
    [91_494_000, 100_000, 915],
  ])('%i / %i is %i, half up', (numerator, divisor, expected) => {
    expect(divideHalfUp(numerator, divisor)).toBe(expected);
  });

  it('agrees with BigInt for all whole numbers it accepts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(2 ** 51), max: 2 ** 51 }),
        fc.integer({ min: 1, max: 2 ** 40 }),
        (n, d) => {
          const twice = 2n * BigInt(n) + BigInt(d);
          const below = 2n * BigInt(d);
          const quotient = twice / below - (twice < 0n && twice % below !== 0n ? 1n : 0n);
          expect(divideHalfUp(n, d)).toBe(Number(quotient));
        },
      ),
    );
  });

  it('refuses what would be inexact', () => {
    expect(() => divideHalfUp(2 ** 53, 3)).toThrow(RangeError);
    expect(() => divideHalfUp(1, 0)).toThrow(RangeError);
    expect(() => divideHalfUp(Number.NaN, 3)).toThrow(RangeError);
  });

  it('multiplies and divides exactly beyond 2^53', () => {
    expect(multiplyDivideHalfUp(7, 3, 2)).toBe(11);
    expect(multiplyDivideHalfUp(2 ** 40 + 1, 2 ** 40, 2 ** 41)).toBe(2 ** 39 + 1);
    expect(multiplyDivideHalfUp(2 ** 40 + 1, 3 * 2 ** 40, 2 ** 41)).toBe(3 * 2 ** 39 + 2);
  });

  it.each([
    [0, 5, 0],
    [1, 5, 1],
    [5, 5, 1],
    [6, 5, 2],
  ])('%i / %i is %i, rounded up', (numerator, divisor, expected) => {
    expect(divideUp(numerator, divisor)).toBe(expected);
  });

  it('finds the nearest whole root', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 49 }), fc.integer({ min: 1, max: 100 }), (n, d) => {
        const root = BigInt(rootOfQuotient(n, d));
        const four = 4n * BigInt(n);
        expect((2n * root + 1n) ** 2n * BigInt(d)).toBeGreaterThan(four);
        if (root > 0n) expect((2n * root - 1n) ** 2n * BigInt(d)).toBeLessThanOrEqual(four);
      }),
    );
  });
});
