import { describe, expect, it } from 'vitest';
import { compareVariants } from './metrics.ts';
import {
  chiSquareTail,
  differenceInterval,
  meanInterval,
  sampleRatio,
  shareInterval,
  variance,
  verdict,
} from './statistics.ts';

const yes = (members: number, sum: number) => ({ members, sum, squares: sum });

describe('statistics of experiments', () => {
  // The usual table of critical values.
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [10.828, 1, 0.001],
    [5.991, 2, 0.05],
    [7.815, 3, 0.05],
    [18.467, 4, 0.001],
  ])('chi-square %f with %i degrees has a tail of %f', (value, degrees, tail) => {
    expect(chiSquareTail(value, degrees)).toBeCloseTo(tail, 4);
  });

  it('has the whole tail at 0 and none far out', () => {
    expect(chiSquareTail(0, 3)).toBe(1);
    expect(chiSquareTail(900, 2)).toBeCloseTo(Math.exp(-450), 200);
    for (const degrees of [1, 2, 3, 4]) expect(chiSquareTail(5_000, degrees)).toBe(0);
  });

  it('names a split that chance does not make, and no other', () => {
    const split = (...members: number[]) =>
      sampleRatio(members.map((each) => ({ members: each, weight: 5_000 })));
    expect(split(5_000, 5_100)).toMatchObject({ isMismatch: false });
    // 821,588 against 815,482: the example of Kohavi, Tang and Xu, "Trustworthy Online Controlled Experiments", p. 45.
    expect(split(821_588, 815_482)).toMatchObject({ isMismatch: true });
    expect(split(821_588, 815_482)?.p).toBeCloseTo(1.8e-6, 7);
    expect(
      sampleRatio([
        { members: 900, weight: 9_000 },
        { members: 100, weight: 1_000 },
      ])?.chiSquare,
    ).toBe(0);
    expect(split(0, 0)).toBeNull();
    // Twice as many members in one variant of a large experiment.
    expect(split(10_000, 5_000)).toMatchObject({ p: 0, isMismatch: true });
  });

  it('calls no split a fault that a few members make by chance', () => {
    const small = (control: number, variant: number) =>
      sampleRatio([
        { members: control, weight: 9_900 },
        { members: variant, weight: 100 },
      ]);
    expect(small(18, 2)).toMatchObject({ isMismatch: false });
    expect(small(1_800, 200)).toMatchObject({ isMismatch: true });
  });

  it('says how unlikely other splits are', () => {
    const split = (...members: number[]) =>
      sampleRatio(members.map((each) => ({ members: each, weight: 5_000 })));
    expect(split(5_000, 5_100)?.p).toBeCloseTo(0.3197, 3);
  });

  it('a share has Wilson’s interval', () => {
    const { low, high } = shareInterval(yes(10, 1));
    expect([low, high].map((end) => end.toFixed(4))).toEqual(['0.0179', '0.4042']);
    expect(shareInterval(yes(5, 0)).low).toBe(0);
  });

  it('a mean has its variance and interval', () => {
    // 2, 4, 4, 4, 5, 5, 7, 9
    const sample = { members: 8, sum: 40, squares: 232 };
    expect(variance(sample)).toBeCloseTo(32 / 7, 10);
    const { low, high } = meanInterval(sample);
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['3.518', '6.482']);
  });

  it('a difference’s interval holds at every look, so it is wider than that of a single one', () => {
    const [control, variant] = [yes(1_000, 100), yes(1_000, 150)];
    const { low, high } = differenceInterval(control, variant);
    expect((low + high) / 2).toBeCloseTo(0.05, 10);
    const single = 1.96 * Math.sqrt((variance(control) + variance(variant)) / 1_000);
    expect((high - low) / 2).toBeGreaterThan(single);
    // Worked out by hand from the paper's formula.
    expect((high - low) / 2).toBeCloseTo(0.046091, 5);
  });

  it('several variants share the error rate, so what one alone would prove needs more members', () => {
    const [control, variant] = [yes(1_000, 100), yes(1_000, 148)];
    const width = (comparisons: number) => {
      const { low, high } = differenceInterval(control, variant, comparisons);
      return high - low;
    };
    expect(width(2)).toBeGreaterThan(width(1));
    expect(width(4)).toBeGreaterThan(width(2));
    const verdicts = (variants: number) =>
      compareVariants(
        'JOINED',
        [control, ...Array.from({ length: variants }, () => variant)].map((sample, place) => ({
          variant: `v${place}`,
          sample,
        })),
      ).map((result) => result.verdict);
    expect(verdicts(1)).toEqual([null, 'BETTER']);
    expect(verdicts(4)).toEqual([null, 'UNCLEAR', 'UNCLEAR', 'UNCLEAR', 'UNCLEAR']);
  });

  it('members who are all alike so far still leave room for others', () => {
    const { low, high } = differenceInterval(yes(60, 0), yes(60, 0));
    expect([low < 0, high > 0]).toEqual([true, true]);
  });

  it('shows no interval of a difference with few members, and none beyond what the value can be', () => {
    const results = (members: number) =>
      compareVariants('KWH_SAVED', [
        { variant: 'control', sample: { members, sum: members, squares: members * 9 } },
        { variant: 'other', sample: { members, sum: members, squares: members * 9 } },
      ]);
    expect(results(4)[1]).toMatchObject({ difference: 0, differenceInterval: null, verdict: 'TOO_FEW' });
    expect(results(4)[0]?.interval?.low).toBe(0);
    expect(results(60)[1]?.differenceInterval?.low).toBeLessThan(0);
    const shares = compareVariants('JOINED', [
      { variant: 'control', sample: yes(50, 1) },
      { variant: 'other', sample: yes(50, 49) },
    ]);
    expect(shares[1]?.differenceInterval?.high).toBeLessThanOrEqual(1);
  });

  it('promises nothing with few members, and names a clear difference', () => {
    expect(verdict(yes(20, 1), yes(20, 19))).toBe('TOO_FEW');
    expect(verdict(yes(1_000, 100), yes(1_000, 105))).toBe('UNCLEAR');
    expect(verdict(yes(5_000, 500), yes(5_000, 750))).toBe('BETTER');
    expect(verdict(yes(5_000, 750), yes(5_000, 500))).toBe('WORSE');
  });
});
