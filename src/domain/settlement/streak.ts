import { DEFAULT_STANDING_RULES } from './standingRules.ts';
import type { StandingRules } from './standingRules.ts';

/**
 * What an event means for a streak.
 * - `reduction`: a reduction beyond the noise;
 * - `left`: joined and left during it (a real-time event: only with `_break_streaks`);
 * - `increase`: used more, beyond the noise;
 * - `none`: within the noise, on vacation, not joined, without usable data, estimated from an upload, or in
 *   real time.
 */
export type StreakEvent = 'reduction' | 'left' | 'increase' | 'none';

/** `softened`: fell to 10 instead of 0. */
export type StreakChange = 'grew' | 'kept' | 'ended' | 'softened';

export interface StreakStep {
  readonly streak: number;
  readonly change: StreakChange;
}

/**
 * The streak (consecutive reduction events) after an event. A reduction adds one; leaving or a clear increase
 * ends it, but a streak above 20 falls to 10 instead of 0; anything else leaves it unchanged. Source:
 * decisions, Watts, points, money; HOM-08, EVT-26.
 */
export function streakAfter(
  before: number,
  event: StreakEvent,
  rules: StandingRules = DEFAULT_STANDING_RULES,
): StreakStep {
  if (event === 'none') return { streak: before, change: 'kept' };
  if (event === 'reduction') return { streak: before + 1, change: 'grew' };
  if (before > rules.streakSoftLandingAbove) return { streak: rules.streakSoftLanding, change: 'softened' };
  return { streak: 0, change: before === 0 ? 'kept' : 'ended' };
}

/**
 * A streak's bonus on the multiplier, hundredths: 5 per event, at most 100. Source: decisions, Watts, points,
 * money.
 */
export function streakBonus(streak: number, rules: StandingRules = DEFAULT_STANDING_RULES): number {
  return Math.min(rules.streakMaximumHundredths, streak * rules.streakStepHundredths);
}
