import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blendHalfUp, divideHalfUp, divideUp, multiplyDivideHalfUp, rootOfQuotient } from './exact.ts';

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
    // 1,000 · (1 + 0.1 · 0.8), and exactly a half: 10 / 21 · (1 + 0.1 / 2).
    [1000, 1, 1000, 2, 1, 1080],
    [10, 21, 1000, 1, 1, 1],
    [10, 21, 999, 1, 1, 0],
    [7, 2, 2000, 0, 3, 4],
    [5, 1, -2000, 9, 0, 4],
  ])('%i / %i · (1 + %i / 10,000 · %i² / (… + %i²)) is %i, half up', (n, d, change, a, b, expected) => {
    expect(blendHalfUp(n, d, change, 10_000, a, b)).toBe(expected);
  });

  it('blends like BigInt, at halves and beyond 2^53 too', () => {
    const off = fc.integer({ min: 1, max: 2 ** 40 });
    const change = fc.integer({ min: -2000, max: 2000 });
    const sum = fc.oneof(fc.integer({ min: 0, max: 2 ** 50 }), fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(sum, fc.integer({ min: 1, max: 10_000 }), change, off, off, (n, d, c, a, b) => {
        const [part, whole] = [BigInt(a) ** 2n, BigInt(a) ** 2n + BigInt(b) ** 2n];
        const numerator = BigInt(n) * (10_000n * whole + BigInt(c) * part);
        const divisor = BigInt(d) * 10_000n * whole;
        expect(blendHalfUp(n, d, c, 10_000, a, b)).toBe(Number((2n * numerator + divisor) / (2n * divisor)));
      }),
    );
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
