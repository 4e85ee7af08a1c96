import { describe, expect, it } from 'vitest';
import { memberBucket } from '../segments/bucket.ts';
import { assignVariant, checkExperiment, type RunningExperiment, type Variant } from './experiment.ts';

const variants: readonly Variant[] = [
  { key: 'control', weight: 5_000, isEnabled: true },
  { key: 'without', weight: 5_000, isEnabled: false },
];
const wheel: RunningExperiment = { key: 'no_wheel', featureKey: 'rewards_wheel', segmentId: null, variants };
const knows = {
  feature: (key: string) => key === 'rewards_wheel',
  segment: (id: string) => id === 'GOLD',
  variation: (name: string) => name === 'big',
};
const faults = (change: Partial<RunningExperiment>) =>
  checkExperiment({ ...wheel, ...change }, knows).map(({ field, fault }) => `${field}: ${fault}`);

describe('an experiment', () => {
  it.each<[string, Partial<RunningExperiment>, string[]]>([
    ['as it should be', {}, []],
    ['for a segment', { segmentId: 'GOLD' }, []],
    ['with a staff key', { key: 'internal_test' }, ['key: staffKey']],
    ['on a staff key', { featureKey: 'internal_test' }, ['featureKey: staffKey']],
    ['with blanks in its key', { key: 'No wheel' }, ['key: key']],
    ['with the longest key', { key: 'k'.repeat(60) }, []],
    ['with a longer key', { key: 'k'.repeat(61) }, ['key: key']],
    [
      'with the longest key of a variant',
      { variants: variants.map((one, place) => ({ ...one, key: 'ab'[place]?.repeat(60) ?? '' })) },
      [],
    ],
    [
      'with a longer key of a variant',
      { variants: variants.map((one, place) => ({ ...one, key: 'ab'[place]?.repeat(60 + place) ?? '' })) },
      ['variants.1: variantKey'],
    ],
    ['on no feature', { featureKey: 'none' }, ['featureKey: unknownFeature']],
    ['for a segment that is gone', { segmentId: 'gone' }, ['segmentId: unknownSegment']],
    ['with one variant', { variants: variants.slice(0, 1) }, ['variants: variantCount']],
    [
      'with a variant twice',
      { variants: [...variants.slice(0, 1), { ...variants[1], key: 'control' } as Variant] },
      ['variants.1: variantTwice'],
    ],
    [
      'with half of the members',
      { variants: variants.map((one) => ({ ...one, weight: 2_500 })) },
      ['variants: weightTotal'],
    ],
    [
      'with a weight of nothing',
      { variants: variants.map((one, place) => ({ ...one, weight: place * 10_000 })) },
      ['variants.0: weight'],
    ],
    [
      'with variants that are alike',
      { variants: variants.map((one) => ({ ...one, isEnabled: true })) },
      ['variants: sameForAll'],
    ],
    [
      'with one that shows a variation of the feature',
      {
        variants: variants.map((one, place) => ({
          ...one,
          key: ['control', 'big'][place] ?? '',
          isEnabled: true,
        })),
      },
      [],
    ],
    [
      'with a variation that nobody sees',
      {
        variants: variants.map((one, place) => ({
          ...one,
          key: ['control', 'big'][place] ?? '',
          isEnabled: false,
        })),
      },
      ['variants: sameForAll'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('gives a member the same variant each time, and members by their weights', () => {
    const weighted = {
      ...wheel,
      variants: variants.map((one, place) => ({ ...one, weight: place === 0 ? 9_000 : 1_000 })),
    };
    const ids = Array.from({ length: 20_000 }, (_none, nr) => `member-${nr}`);
    const given = ids.map((id) => assignVariant(weighted, id, undefined)?.key);
    expect(ids.map((id) => assignVariant(weighted, id, undefined)?.key)).toEqual(given);
    const without = given.filter((key) => key === 'without').length;
    expect(Math.abs(without / ids.length - 0.1)).toBeLessThan(0.01);
  });

  it('is not for the members that a share of a feature of the same name was for', () => {
    const ids = Array.from({ length: 4_000 }, (_none, nr) => `member-${nr}`);
    const inTenth = ids.filter((id) => memberBucket(wheel.key, id) < 1_000);
    const control = inTenth.filter((id) => assignVariant(wheel, id, undefined)?.key === 'control').length;
    expect(Math.abs(control / inTenth.length - 0.5)).toBeLessThan(0.1);
  });

  it('keeps the variant that the member has seen, as long as there is one', () => {
    const id = 'member-1';
    for (const { key } of variants) expect(assignVariant(wheel, id, key)?.key).toBe(key);
    expect(assignVariant(wheel, id, 'gone')?.key).toBe(assignVariant(wheel, id, undefined)?.key);
  });
});
