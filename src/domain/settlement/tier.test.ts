import { describe, expect, it } from 'vitest';
import { TIERS } from './standingRules.ts';
import { meanReduction, tierMultiplier, nextTier, reductionShare, memberTier } from './tier.ts';

const five = (share: number) => [share, share, share, share, share];

describe('HOM-04: the tier', () => {
  it('CON-06: is one of six', () => {
    expect(TIERS).toEqual(['Carbon', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
  });

  it.each([
    ['signed-up', 'Carbon'],
    ['device-or-utility-begun', 'Bronze'],
    ['utility-connected', 'Silver'],
  ] as const)('without results, a home that is %s is %s', (setup, tier) => {
    expect(memberTier([], setup)).toBe(tier);
  });

  it.each([
    [five(1499), 'Silver'],
    [five(1500), 'Gold'],
    [five(3999), 'Gold'],
    [five(4000), 'Platinum'],
    [five(7999), 'Platinum'],
    [five(8000), 'Diamond'],
    [five(-10_000), 'Silver'],
    // The exact mean counts: 14.996 % is not 15 %, even though it reads so.
    [[1500, 1500, 1500, 1500, 1498], 'Silver'],
    [[0, 0, 0, 0, 7500], 'Gold'],
    // Only the last five count.
    [[1000, 1000, 1000, 1000, 1000, 9900, 9900], 'Silver'],
  ] as const)('five results of %j hundredths of a percent: %s', (recent, tier) => {
    expect(memberTier(recent, 'utility-connected')).toBe(tier);
  });

  it.each([
    [[9900], 'Gold'],
    [[9900, 9900, 9900, 9900], 'Gold'],
    [[1500], 'Gold'],
    [[1400], 'Silver'],
  ] as const)('fewer than five results, %j: at most Gold (%s)', (recent, tier) => {
    expect(memberTier(recent, 'utility-connected')).toBe(tier);
  });

  it('is at least Silver with results, because there are readings', () => {
    expect(memberTier([200], 'device-or-utility-begun')).toBe('Silver');
  });

  it.each([
    ['Carbon', 100],
    ['Bronze', 100],
    ['Silver', 100],
    ['Gold', 150],
    ['Platinum', 200],
    ['Diamond', 250],
  ] as const)('%s multiplies by %i hundredths', (tier, hundredths) => {
    expect(tierMultiplier(tier)).toBe(hundredths);
  });
});

describe('the share of a reduction', () => {
  it.each([
    [600, 1000, 6000],
    [1, 3, 3333],
    [2, 3, 6667],
    [-100, 1000, -1000],
    [1000, 1000, 10_000],
    [-14_000, 1000, -10_000],
  ])('%i Wh of %i is %i hundredths of a percent', (reduction, baseline, share) => {
    expect(reductionShare(reduction, baseline)).toBe(share);
  });

  it('has a mean over the last five, or all if fewer', () => {
    expect(meanReduction([])).toBeNull();
    expect(meanReduction([1000, 2001])).toBe(1501);
    expect(meanReduction([1, 2, 3, 4, 5, 6000])).toBe(3);
  });
});

describe('the next tier', () => {
  it.each([
    [[], 'signed-up', { tier: 'Bronze', asks: 'setup' }],
    [[], 'device-or-utility-begun', { tier: 'Silver', asks: 'setup' }],
    [[], 'utility-connected', { tier: 'Gold', asks: 'mean-reduction', percent: 15 }],
    [[9000], 'utility-connected', { tier: 'Platinum', asks: 'more-results', percent: 40, results: 5 }],
    [five(2000), 'utility-connected', { tier: 'Platinum', asks: 'mean-reduction', percent: 40 }],
    [five(5000), 'utility-connected', { tier: 'Diamond', asks: 'mean-reduction', percent: 80 }],
    [five(9000), 'utility-connected', null],
  ] as const)('after %j, %s: %j', (recent, setup, next) => {
    expect(nextTier(recent, setup)).toEqual(next);
  });
});
