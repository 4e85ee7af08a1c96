import { divideHalfUp } from './exact.ts';
import { DEFAULT_STANDING_RULES, TIERS } from './standingRules.ts';
import type { EarnedTier, StandingRules, Tier } from './standingRules.ts';

/**
 * How far the home is set up, which decides the tier until there are results. Source: decisions (Carbon,
 * Bronze, Silver).
 */
export type HomeSetup = 'signed-up' | 'device-or-utility-begun' | 'utility-connected';

const SETUP_TIERS: Readonly<Record<HomeSetup, Tier>> = {
  'signed-up': 'Carbon',
  'device-or-utility-begun': 'Bronze',
  'utility-connected': 'Silver',
};

const EARNED_TIERS: readonly EarnedTier[] = ['Diamond', 'Platinum', 'Gold'];

/**
 * A result's reduction in hundredths of a percent of its baseline, half up: 1547 is 15.47 %. Limited to -100
 * %, the counterpart of the largest saving: on a home with almost no baseline (rooftop solar) one kettle
 * would otherwise be -1,400 % and cost the tier for five events. The baseline is positive; zero counts as no
 * usable data.
 */
export function reductionShare(reductionWh: number, baselineWh: number): number {
  return divideHalfUp(Math.max(reductionWh, -baselineWh) * 10_000, baselineWh);
}

/**
 * The mean reduction that decides the tier, hundredths of a percent, half up; null: no results. `recent` is
 * latest first.
 */
export function meanReduction(
  recent: readonly number[],
  rules: StandingRules = DEFAULT_STANDING_RULES,
): number | null {
  const counted = recent.slice(0, rules.tierEvents);
  return counted.length === 0 ? null : divideHalfUp(sum(counted), counted.length);
}

/**
 * A member's tier: by mean reduction over the last five settled reduction events (fewer: all, and at most
 * Gold), or without results by home setup. With results it is at least Silver, because there are readings.
 * Thresholds apply to the exact mean. Source: decisions, Watts, points, money; HOM-04.
 */
export function memberTier(
  recent: readonly number[],
  setup: HomeSetup,
  rules: StandingRules = DEFAULT_STANDING_RULES,
): Tier {
  const counted = recent.slice(0, rules.tierEvents);
  if (counted.length === 0) return SETUP_TIERS[setup];
  const total = sum(counted);
  const earned =
    EARNED_TIERS.find((tier) => total >= rules.tierPercent[tier] * 100 * counted.length) ?? 'Silver';
  return counted.length < rules.tierEvents ? lowerTier(earned, rules.tierWithFewerEvents) : earned;
}

/** A tier's multiplier, hundredths. */
export function tierMultiplier(tier: Tier, rules: StandingRules = DEFAULT_STANDING_RULES): number {
  return rules.multiplierHundredths[tier];
}

export type NextTier =
  | { readonly tier: Tier; readonly asks: 'setup' }
  | { readonly tier: Tier; readonly asks: 'mean-reduction'; readonly percent: number }
  | {
      readonly tier: Tier;
      readonly asks: 'more-results';
      readonly percent: number;
      readonly results: number;
    };

/**
 * The next tier and what it takes; null at the top. `more-results`: needs this many results in total, because
 * fewer reach at most Gold.
 */
export function nextTier(
  recent: readonly number[],
  setup: HomeSetup,
  rules: StandingRules = DEFAULT_STANDING_RULES,
): NextTier | null {
  switch (memberTier(recent, setup, rules)) {
    case 'Carbon':
      return { tier: 'Bronze', asks: 'setup' };
    case 'Bronze':
      return { tier: 'Silver', asks: 'setup' };
    case 'Silver':
      return { tier: 'Gold', asks: 'mean-reduction', percent: rules.tierPercent.Gold };
    case 'Gold':
      return higher('Platinum', recent, rules);
    case 'Platinum':
      return higher('Diamond', recent, rules);
    case 'Diamond':
      return null;
  }
}

function higher(tier: EarnedTier, recent: readonly number[], rules: StandingRules): NextTier {
  const percent = rules.tierPercent[tier];
  return recent.length < rules.tierEvents
    ? { tier, asks: 'more-results', percent, results: rules.tierEvents }
    : { tier, asks: 'mean-reduction', percent };
}

function lowerTier(a: Tier, b: Tier): Tier {
  return TIERS.indexOf(a) < TIERS.indexOf(b) ? a : b;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
