import { describe, expect, it } from 'vitest';
import { compareVariants } from './metrics.ts';
import {
  differenceInterval,
  meanInterval,
  sampleRatio,
  shareInterval,
  variance,
  verdict,
  type Comparison,
  type Sample,
} from './statistics.ts';

const yes = (members: number, sum: number) => ({ members, sum, squares: sum });

describe('statistics of experiments', () => {
  it('names a split that chance does not make, and no other', () => {
    const split = (...members: number[]) =>
      sampleRatio(members.map((each) => ({ members: each, weight: 5_000 })));
    expect(split(5_000, 5_100)).toMatchObject({ isMismatch: false });
    // 821,588 against 815,482: the example of Kohavi, Tang and Xu, "Trustworthy Online Controlled Experiments", p. 45.
    expect(split(821_588, 815_482)).toMatchObject({ isMismatch: true });
    expect(
      sampleRatio([
        { members: 900, weight: 9_000 },
        { members: 100, weight: 1_000 },
      ])?.p,
    ).toBe(1);
    // 60 members are few, but not for such a split.
    expect(split(50, 10)).toMatchObject({ isMismatch: true });
    expect(split(36, 24)).toMatchObject({ isMismatch: false });
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
    // 5 ± 2.365 × 2.138 ÷ √8, by the table of Student's distribution.
    expect([low.toFixed(2), high.toFixed(2)]).toEqual(['3.21', '6.79']);
  });

  const compared = (control: Sample, variant: Sample, { share = 0.5, comparisons = 1 } = {}): Comparison => ({
    control,
    variant,
    share,
    comparisons,
  });

  it('a difference’s interval holds at every look, so it is wider than that of a single one', () => {
    const [control, variant] = [yes(1_000, 100), yes(1_000, 150)];
    const { low, high } = differenceInterval(compared(control, variant));
    expect((low + high) / 2).toBeCloseTo(0.05, 10);
    const single = 1.96 * Math.sqrt((variance(control) + variance(variant)) / 1_000);
    expect((high - low) / 2).toBeGreaterThan(single);
    expect((high - low) / 2).toBeLessThan(single * 1.7);
  });

  it('is wider where the smaller variant has few, of which some are far from the others', () => {
    const [control, variant] = [yes(950, 10), yes(50, 3)];
    expect(verdict(compared(control, variant, { share: 0.05 }))).toBe('UNCLEAR');
    const alone = { members: 50, sum: 60, squares: 3_600 };
    expect(verdict(compared({ members: 950, sum: 0, squares: 0 }, alone, { share: 0.05 }))).toBe('UNCLEAR');
  });

  it('several variants share the error rate, so what one alone would prove needs more members', () => {
    const [control, variant] = [yes(1_000, 100), yes(1_000, 148)];
    const width = (comparisons: number) => {
      const { low, high } = differenceInterval(compared(control, variant, { comparisons }));
      return high - low;
    };
    expect(width(2)).toBeGreaterThan(width(1));
    expect(width(4)).toBeGreaterThan(width(2));
    const verdicts = (variants: number) =>
      compareVariants(
        'JOINED',
        [control, ...Array.from({ length: variants }, () => variant)].map((sample, place) => ({
          variant: `v${place}`,
          weight: 1_000,
          sample,
        })),
      ).map((result) => result.verdict);
    expect(verdicts(1)).toEqual([null, 'BETTER']);
    expect(verdicts(4)).toEqual([null, 'UNCLEAR', 'UNCLEAR', 'UNCLEAR', 'UNCLEAR']);
  });

  it('members who are all alike so far still leave room for others', () => {
    const { low, high } = differenceInterval(compared(yes(60, 0), yes(60, 0)));
    expect([low < 0, high > 0]).toEqual([true, true]);
  });

  it('shows no interval of a difference with few members, and none beyond what the value can be', () => {
    const results = (members: number) =>
      compareVariants('KWH_SAVED', [
        { variant: 'control', weight: 5_000, sample: { members, sum: members, squares: members * 9 } },
        { variant: 'other', weight: 5_000, sample: { members, sum: members, squares: members * 9 } },
      ]);
    expect(results(9)[0]).toMatchObject({ value: 1, interval: null });
    expect(results(49)[1]).toMatchObject({ difference: 0, differenceInterval: null, verdict: 'TOO_FEW' });
    expect(results(60)[1]?.differenceInterval?.low).toBeLessThan(0);
    const shares = compareVariants('JOINED', [
      { variant: 'control', weight: 5_000, sample: yes(50, 1) },
      { variant: 'other', weight: 5_000, sample: yes(50, 49) },
    ]);
    expect(shares[1]?.differenceInterval?.high).toBeLessThanOrEqual(1);
  });

  it('energy keeps its sign: members who used more take from the mean and its interval', () => {
    const sample = { members: 20, sum: -20, squares: 60 };
    const [only] = compareVariants('KWH_SAVED', [{ variant: 'control', weight: 10_000, sample }]);
    expect(only?.value).toBe(-1);
    expect(only?.interval?.low).toBeLessThan(-1);
    expect(only?.interval?.high).toBeLessThan(0);
  });

  it('promises nothing with few members, and names a clear difference', () => {
    expect(verdict(compared(yes(20, 1), yes(20, 19)))).toBe('TOO_FEW');
    expect(verdict(compared(yes(1_000, 100), yes(1_000, 105)))).toBe('UNCLEAR');
    expect(verdict(compared(yes(5_000, 500), yes(5_000, 750)))).toBe('BETTER');
    expect(verdict(compared(yes(5_000, 750), yes(5_000, 500)))).toBe('WORSE');
  });
});
