import { describe, expect, it } from 'vitest';
import { tierProgress } from './tierProgress.ts';

const SILVER = {
  nextTier: 'Gold',
  nextTierPercent: 15,
  meanReductionPercent: null,
  resultsCounted: 0,
  resultsAsked: 5,
} as const;

describe('progress to the next tier (HOM-04)', () => {
  it.each([
    [
      'Carbon: setting up',
      {
        nextTier: 'Bronze',
        nextTierPercent: null,
        meanReductionPercent: null,
        resultsCounted: 0,
        resultsAsked: 5,
      },
      'setup',
      0,
    ],
    [
      'Bronze: the utility is what is missing, not a device',
      {
        nextTier: 'Silver',
        nextTierPercent: null,
        meanReductionPercent: null,
        resultsCounted: 0,
        resultsAsked: 5,
      },
      'utility',
      0,
    ],
    [
      'Silver without a result',
      {
        nextTier: 'Gold',
        nextTierPercent: 15,
        meanReductionPercent: null,
        resultsCounted: 0,
        resultsAsked: 5,
      },
      'first',
      0,
    ],
    [
      'Gold, half way',
      {
        nextTier: 'Platinum',
        nextTierPercent: 40,
        meanReductionPercent: 20,
        resultsCounted: 5,
        resultsAsked: 5,
      },
      'mean',
      0.5,
    ],
    [
      'Gold with a high mean of three results',
      {
        nextTier: 'Platinum',
        nextTierPercent: 40,
        meanReductionPercent: 62,
        resultsCounted: 3,
        resultsAsked: 5,
      },
      'results',
      0.6,
    ],
    [
      'a program that looks at three results',
      {
        nextTier: 'Platinum',
        nextTierPercent: 40,
        meanReductionPercent: 62,
        resultsCounted: 2,
        resultsAsked: 3,
      },
      'results',
      2 / 3,
    ],
    [
      'a mean below zero',
      {
        nextTier: 'Gold',
        nextTierPercent: 15,
        meanReductionPercent: -12,
        resultsCounted: 5,
        resultsAsked: 5,
      },
      'mean',
      0,
    ],
    [
      'Diamond',
      { nextTier: null, nextTierPercent: null, meanReductionPercent: 91, resultsCounted: 5, resultsAsked: 5 },
      'top',
      1,
    ],
    ['Silver in another program, which no event can raise', { ...SILVER, why: 'conflict' }, 'cannot', 0],
    [
      'Carbon where no utility takes part, which connecting one can’t raise',
      { ...SILVER, nextTier: 'Bronze', nextTierPercent: null, why: 'no_utility' },
      'cannot',
      0,
    ],
    [
      'Bronze that is still to be connected',
      { ...SILVER, nextTierPercent: null, nextTier: 'Silver', why: 'not_connected' },
      'utility',
      0,
    ],
  ] as const)('%s', (_row, standing, asks, share) => {
    expect(tierProgress({ why: null, ...standing })).toEqual({ asks, share });
  });
});
