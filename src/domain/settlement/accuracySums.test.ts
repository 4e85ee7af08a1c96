import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ACCURACY, accuracyShares, sumHome } from './accuracySums.ts';
import { addTotals } from './totals.ts';

const RULES = { pointsPerKwh: 100, deadBandPercent: 5, noiseMinimumDays: 3, carryFactor: 2 } as const;
const day = (date: string, baselineWh: number, usedWh: number, preUseWh = baselineWh) => ({
  date,
  baselineWh,
  usedWh,
  preUseWh,
});

describe('accuracy totals of days without events', () => {
  it.each([
    ['nothing', [], {}],
    ['as always', [day('2026-03-02', 1000, 1000)], { homes: 1, days: 1, usedWh: 1000 }],
    [
      'more than always is an error and costs nothing',
      [day('2026-03-02', 1000, 1300)],
      { homes: 1, days: 1, usedWh: 1300, errorWh: -300, absoluteErrorWh: 300 },
    ],
    [
      '300 Wh less would have been 30 points',
      [day('2026-03-02', 1000, 700)],
      {
        homes: 1,
        days: 1,
        usedWh: 700,
        errorWh: 300,
        absoluteErrorWh: 300,
        savedDays: 1,
        paidDays: 1,
        paidPoints: 30,
        nettedPoints: 30,
        carriedDays: 1,
        carriedPoints: 30,
      },
    ],
    [
      'less than the dead band "saves", but is not paid',
      [day('2026-03-02', 1000, 951)],
      { homes: 1, days: 1, usedWh: 951, errorWh: 49, absoluteErrorWh: 49, savedDays: 1 },
    ],
    [
      'the dead band itself pays',
      [day('2026-03-02', 1000, 950)],
      {
        homes: 1,
        days: 1,
        usedWh: 950,
        errorWh: 50,
        absoluteErrorWh: 50,
        savedDays: 1,
        paidDays: 1,
        paidPoints: 5,
        nettedPoints: 5,
        carriedDays: 1,
        carriedPoints: 5,
      },
    ],
    [
      'ups and downs of one month cancel out when it is settled net',
      [day('2026-03-02', 1000, 700), day('2026-03-03', 1000, 1200)],
      {
        homes: 1,
        days: 2,
        usedWh: 1900,
        errorWh: 100,
        absoluteErrorWh: 500,
        savedDays: 1,
        paidDays: 1,
        paidPoints: 30,
        nettedPoints: 10,
        carriedDays: 1,
        carriedPoints: 30,
      },
    ],
    [
      'those of two months do not',
      [day('2026-03-02', 1000, 700), day('2026-02-27', 1000, 1200)],
      {
        homes: 1,
        days: 2,
        usedWh: 1900,
        errorWh: 100,
        absoluteErrorWh: 500,
        savedDays: 1,
        paidDays: 1,
        paidPoints: 30,
        nettedPoints: 30,
        carriedDays: 1,
        carriedPoints: 30,
      },
    ],
    [
      'a worse day is set against the next better one, up to twice the usual error',
      [
        day('2026-03-05', 1000, 600),
        day('2026-03-04', 1000, 1200),
        day('2026-03-03', 1000, 900),
        day('2026-03-02', 1000, 900),
      ],
      {
        homes: 1,
        days: 4,
        usedWh: 3600,
        errorWh: 400,
        absoluteErrorWh: 800,
        savedDays: 3,
        paidDays: 3,
        paidPoints: 60,
        nettedPoints: 40,
        carriedDays: 3,
        carriedPoints: 40,
      },
    ],
    ['a baseline of 0 is no usable data', [day('2026-03-02', 0, 400)], {}],
    [
      'what using more beforehand adds to the baselines is summed up',
      [day('2026-03-02', 1000, 1000, 1030), day('2026-03-03', 1000, 1000)],
      { homes: 1, days: 2, usedWh: 2000, preUseWh: 30 },
    ],
  ] as const)('%s', (_name, days, expected) => {
    expect(sumHome(days, RULES)).toEqual({ ...NO_ACCURACY, ...expected });
  });

  it('shares are relative to the use: 10 % bias, 50 % error, half of the days', () => {
    expect(
      accuracyShares({
        ...NO_ACCURACY,
        homes: 1,
        days: 2,
        usedWh: 1000,
        errorWh: 100,
        absoluteErrorWh: 500,
        savedDays: 1,
        preUseWh: 33,
      }),
    ).toEqual({ bias: 0.1, meanAbsoluteError: 0.5, saved: 0.5, preUse: 0.03 });
    const nothing = { bias: null, meanAbsoluteError: null, saved: null, preUse: null };
    expect(accuracyShares(NO_ACCURACY)).toEqual(nothing);
    expect(accuracyShares({ ...NO_ACCURACY, usedWh: 100, preUseWh: null }).preUse).toBeNull();
  });
});

const placebo = fc.record({
  date: fc.constantFrom('2026-01-30', '2026-02-02', '2026-02-03', '2026-03-02'),
  baselineWh: fc.integer({ min: 0, max: 9000 }),
  usedWh: fc.integer({ min: 0, max: 9000 }),
  preUseWh: fc.integer({ min: 0, max: 9000 }),
});
const days = fc.array(placebo, { maxLength: 10 });

describe('for any days', () => {
  it('paying per event pays at least what netting pays, except for rounding', () => {
    fc.assert(
      fc.property(days, (list) => {
        const { paidPoints, nettedPoints } = sumHome(list, { ...RULES, deadBandPercent: 0 });
        expect(nettedPoints).toBeLessThanOrEqual(paidPoints + list.length);
      }),
    );
  });

  it('the signed error never exceeds the absolute one, and paid days never exceed those that "saved"', () => {
    fc.assert(
      fc.property(days, (list) => {
        const sums = sumHome(list, RULES);
        expect(Math.abs(sums.errorWh)).toBeLessThanOrEqual(sums.absoluteErrorWh);
        expect(sums.paidDays).toBeLessThanOrEqual(sums.savedDays);
        expect(sums.savedDays).toBeLessThanOrEqual(sums.days);
      }),
    );
  });

  it('carry-over never pays more than paying each day by itself', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(0, 1, 2), (list, carryFactor) => {
        const sums = sumHome(list, { ...RULES, carryFactor });
        expect(sums.carriedPoints).toBeLessThanOrEqual(sums.paidPoints);
        expect(sums.carriedDays).toBeLessThanOrEqual(sums.paidDays);
      }),
    );
  });

  it('homes add up in any order', () => {
    fc.assert(
      fc.property(fc.array(days, { maxLength: 5 }), (homes) => {
        const sums = homes.map((list) => sumHome(list, RULES));
        expect(sums.reduce(addTotals, NO_ACCURACY)).toEqual(
          [...sums].reverse().reduce(addTotals, NO_ACCURACY),
        );
      }),
    );
  });
});
