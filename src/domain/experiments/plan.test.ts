import { describe, expect, it } from 'vitest';
import { planExperiment, type Lately } from './plan.ts';
import { differenceInterval, type Sample } from './statistics.ts';

const share = (members: number, did: number): Sample => ({ members, sum: did, squares: did });
const NOTHING = share(1_000, 0);
const lately = (joined: Sample, reached: readonly number[] = [100, 500, 1_000]): Lately => ({
  samples: { JOINED: joined, KWH_SAVED: NOTHING, ORDERED: NOTHING, CONNECTED: NOTHING },
  reach: [1, 7, 28].map((days, place) => ({ days, members: reached[place] ?? 0 })),
});
const plan = (weights: readonly number[], facts: Lately) => planExperiment(weights, facts)[0];
const EVEN = [5_000, 5_000];

describe('the plan of an experiment', () => {
  it('has as many members as make the results’ own interval narrower than the change', () => {
    const { today, change, members } = plan(EVEN, lately(share(1_000, 400))) ?? {};
    expect([today, change]).toEqual([0.4, expect.closeTo(0.04)]);
    const half = (members ?? 0) / 2;
    const found = (rate: number): Sample => share(half, half * rate);
    const interval = differenceInterval({
      control: found(0.4),
      variant: found(0.44),
      share: 0.5,
      comparisons: 1,
    });
    expect(interval.low).toBeGreaterThan(0);
    const fewer = (rate: number): Sample => share(half / 2, (half / 2) * rate);
    expect(
      differenceInterval({ control: fewer(0.4), variant: fewer(0.44), share: 0.5, comparisons: 1 }).low,
    ).toBeLessThan(0);
  });

  it('needs more members for rarer things, uneven weights and more variants', () => {
    const of = (weights: readonly number[], did = 400) =>
      plan(weights, lately(share(1_000, did)))?.members ?? 0;
    expect(of(EVEN, 100)).toBeGreaterThan(of(EVEN));
    expect(of([9_000, 1_000])).toBeGreaterThan(of(EVEN));
    expect(of([3_334, 3_333, 3_333])).toBeGreaterThan(of(EVEN));
  });

  it('knows none for what nobody did lately, or without members', () => {
    expect(plan(EVEN, lately(NOTHING))).toEqual({
      metric: 'JOINED',
      today: 0,
      change: null,
      members: null,
      days: null,
    });
    expect(plan(EVEN, lately(share(0, 0)))).toMatchObject({ today: null, members: null });
  });

  it('takes the days until so many of the audience have used the app', () => {
    const members = plan(EVEN, lately(share(1_000, 400)))?.members ?? 0;
    const days = (reached: readonly number[]) => plan(EVEN, lately(share(1_000, 400), reached))?.days;
    expect(days([members, members, members])).toBe(1);
    expect(days([0, members, members])).toBe(7);
    expect(days([0, 0, members * 2])).toBe(18);
    expect(days([0, 0, members - 1])).toBeNull();
  });
});
