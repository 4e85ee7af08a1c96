import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp } from './exact.ts';
import { shareOut } from './shareOut.ts';

const runningTotals = (mWh: readonly number[]): number[] =>
  mWh.map((_, index) =>
    divideHalfUp(
      mWh.slice(0, index + 1).reduce((a, b) => a + b, 0),
      1000,
    ),
  );

describe('splitting an interval', () => {
  it('adds up to the interval, where rounding each part would lose a watt-hour', () => {
    const mWh = [20_400, 20_400, 20_400];
    expect(shareOut(runningTotals(mWh), 61)).toEqual([20, 21, 20]);
  });

  it('adds up to the interval for any parts, none below 0', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 12 }), (mWh) => {
        const total = runningTotals(mWh).at(-1)!;
        const parts = shareOut(runningTotals(mWh), total);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
