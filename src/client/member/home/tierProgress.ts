import { isOnItsWay } from '../../../domain/utility/onItsWay.ts';
import type { Obstacle } from '../../../domain/utility/takingPart.ts';

export interface StandingFigures {
  readonly nextTier?: string | null | undefined;
  /** Mean reduction required for the next tier, in percent; null if it does not depend on reduction. */
  readonly nextTierPercent?: number | null | undefined;
  readonly meanReductionPercent?: number | null | undefined;
  readonly resultsCounted: number;
  /** Number of results in the program's mean. */
  readonly resultsAsked: number;
  /** What keeps the home out of events; null: nothing. */
  readonly why: Obstacle | null;
}

export interface TierProgress {
  /** 0 to 1. */
  readonly share: number;
  /**
   * What is missing: a device or a utility, the utility, a first result, more results, a higher mean, or nothing.
   * `cannot`: results, from a home that can't have any.
   */
  readonly asks: 'setup' | 'utility' | 'first' | 'results' | 'mean' | 'top' | 'cannot';
}

/** Progress to the next tier. With fewer results than the tier requires, results are what is missing. */
export function tierProgress({
  nextTier,
  nextTierPercent,
  meanReductionPercent,
  resultsCounted,
  resultsAsked,
  why,
}: StandingFigures): TierProgress {
  if (nextTier == null) return { share: 1, asks: 'top' };
  if (nextTierPercent == null && !isOnItsWay({ why })) return { share: 0, asks: 'cannot' };
  if (nextTierPercent == null) return { share: 0, asks: nextTier === 'Silver' ? 'utility' : 'setup' };
  if (why !== null) return { share: 0, asks: 'cannot' };
  if (meanReductionPercent == null) return { share: 0, asks: 'first' };
  const share = Math.min(1, Math.max(0, meanReductionPercent / nextTierPercent));
  if (share === 1 && resultsCounted < resultsAsked)
    return { share: resultsCounted / resultsAsked, asks: 'results' };
  return { share, asks: 'mean' };
}
