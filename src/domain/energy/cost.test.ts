import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKETS, rateIn, type RatePlan } from '../programs/ratePlan.ts';
import { costByPlan, foreseeMonth } from './cost.ts';

const PLAN: RatePlan = {
  code: 'TOU',
  name: 'Time of use',
  daily: 5_050,
  bands: [
    { days: 'weekday', fromHour: 16, toHour: 21, rate: 4_000 },
    { days: 'all', fromHour: 0, toHour: 24, rate: 1_500 },
  ],
};

const usage = (mWh: readonly number[]) => ({
  mWh: Float64Array.from(mWh),
  read: new Float64Array(BUCKETS).fill(3_600),
  all: new Float64Array(BUCKETS).fill(3_600),
});

describe('the cost by a plan', () => {
  it('has the energy of each price, the daily charge, and adds up', () => {
    // 1 kWh in each hour: five of a weekday at 40 cents, the others at 15.
    expect(costByPlan(PLAN, usage(new Array<number>(BUCKETS).fill(1_000_000)), 2)).toMatchObject({
      code: 'TOU',
      bands: [
        { mWh: 5_000_000, cents: 200 },
        { mWh: 43_000_000, cents: 645 },
      ],
      energyCents: 845,
      standingCents: 101,
      totalCents: 946,
    });
  });

  it('is that of each hour at the plan’s rate, to the rounding of its parts', () => {
    const energies = fc.array(fc.integer({ min: 0, max: 50_000_000 }), {
      minLength: BUCKETS,
      maxLength: BUCKETS,
    });
    fc.assert(
      fc.property(energies, fc.integer({ min: 1, max: 31 }), (mWh, days) => {
        const cost = costByPlan(PLAN, usage(mWh), days);
        const exact = mWh.reduce(
          (sum, one, bucket) => sum + (one / 1e6) * ((rateIn(PLAN, bucket) ?? 0) / 100),
          0,
        );
        expect(Math.abs(cost.energyCents - exact)).toBeLessThanOrEqual(PLAN.bands.length / 2);
        expect(cost.totalCents).toBe(
          cost.bands.reduce((sum, { cents }) => sum + cents, 0) + Math.round((PLAN.daily * days) / 100),
        );
      }),
    );
  });
});

describe('what a month will probably cost', () => {
  it('is what it has cost so far and the middle of stretches as long as the rest of it', () => {
    expect(foreseeMonth(1_000, 10, new Array<number>(60).fill(50))).toEqual({
      likely: 1_500,
      low: 1_500,
      high: 1_500,
    });
    const rising = Array.from({ length: 60 }, (_, day) => day);
    expect(foreseeMonth(0, 1, rising)).toEqual({ likely: 30, low: 6, high: 53 });
  });

  it('leaves stretches with a gap out, and is unknown with too few or after the month', () => {
    const gap = Array.from({ length: 60 }, (_, day) => (day % 12 === 0 ? null : 50));
    expect(foreseeMonth(0, 11, gap)).toBeNull();
    expect(foreseeMonth(0, 5, gap)?.likely).toBe(250);
    expect(foreseeMonth(0, 0, rising())).toBeNull();
    expect(foreseeMonth(0, 20, new Array<number>(30).fill(1))).toBeNull();
  });

  const rising = () => new Array<number>(60).fill(1);
});
