import { meanReduction, multiplierOf, reductionShare, tierOf } from './tier.ts';
import type { HomeSetup } from './tier.ts';
import { streakAfter, streakBonus } from './streak.ts';
import type { StreakChange, StreakEvent } from './streak.ts';
import type { StandingRules, Tier } from './standingRules.ts';

/** What tier and streak of a member follow from. */
export interface Standing {
  /** Reductions of the latest settled reduction events in hundredths of a percent, latest first; at most as many as the tier looks at. */
  readonly recent: readonly number[];
  /** Reduction events in a row. */
  readonly streak: number;
  readonly setup: HomeSetup;
}

/** What one event changes in a standing. */
export interface StandingEvent {
  readonly streakEvent: StreakEvent;
  /** The result that counts towards the tier; null for an event without one (left, no usable data, estimate, real time). */
  readonly result: { readonly reductionWh: number; readonly baselineWh: number } | null;
}

/** A standing in words and numbers, as the receipt and Home show it. */
export interface StandingView {
  readonly tier: Tier;
  /** Hundredths of a percent; null without results. */
  readonly meanReduction: number | null;
  readonly multiplierHundredths: number;
  readonly streak: number;
  readonly bonusHundredths: number;
}

/** A standing with its words and numbers. */
export type SeenStanding = Standing & StandingView;

/** A standing after an event, and what became of the streak. */
export type StandingAfter = SeenStanding & { readonly streakChange: StreakChange };

/** A member who has just signed up. */
export const NEW_STANDING: Standing = { recent: [], streak: 0, setup: 'signed-up' };

/** Tier, multiplier, streak and bonus of a standing. */
export function viewStanding(standing: Standing, rules: StandingRules): StandingView {
  const {
    tier,
    meanReduction: mean,
    multiplierHundredths,
    streak,
    bonusHundredths,
  } = seeStanding(standing, rules);
  return { tier, meanReduction: mean, multiplierHundredths, streak, bonusHundredths };
}

/** A standing together with its view. Written out field by field: settlement does this twice for every member. */
export function seeStanding({ recent, streak, setup }: Standing, rules: StandingRules): SeenStanding {
  const tier = tierOf(recent, setup, rules);
  return {
    recent,
    streak,
    setup,
    tier,
    meanReduction: meanReduction(recent, rules),
    multiplierHundredths: multiplierOf(tier, rules),
    bonusHundredths: streakBonus(streak, rules),
  };
}

/**
 * The standing after an event. Folding it over a member's events in their order gives the standing before each of them;
 * so a restated event is followed by the later ones that depend on it.
 * Source: decisions, Watts, points, money.
 */
export function advanceStanding(
  before: Standing,
  event: StandingEvent,
  rules: StandingRules,
): Standing & { readonly streakChange: StreakChange } {
  const { streak, change } = streakAfter(before.streak, event.streakEvent, rules);
  const recent =
    event.result === null
      ? before.recent
      : [reductionShare(event.result.reductionWh, event.result.baselineWh), ...before.recent].slice(
          0,
          rules.tierEvents,
        );
  return { recent, streak, setup: before.setup, streakChange: change };
}
