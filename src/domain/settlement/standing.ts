import { meanReduction, tierMultiplier, reductionShare, memberTier } from './tier.ts';
import type { HomeSetup } from './tier.ts';
import { streakAfter, streakBonus } from './streak.ts';
import type { StreakChange, StreakEvent } from './streak.ts';
import type { Carry } from './carry.ts';
import type { StandingRules, Tier } from './standingRules.ts';

/** The inputs of a member's tier and streak. */
export interface Standing {
  /**
   * Latest settled reduction events in hundredths of a percent, latest first; at most as many as the tier
   * uses.
   */
  readonly recent: readonly number[];
  /** Consecutive reduction events. */
  readonly streak: number;
  readonly setup: HomeSetup;
  /** Left to make up in the event's program; absent: nothing. */
  readonly carried?: Carry;
}

/** How one event affects a standing. */
export interface StandingEvent {
  readonly streakEvent: StreakEvent;
  /** The result that counts towards the tier; null: none (left, no usable data, estimate, real time). */
  readonly result: { readonly reductionWh: number; readonly baselineWh: number } | null;
}

/** A standing as the receipt and Home show it. */
export interface StandingView {
  readonly tier: Tier;
  /** Hundredths of a percent; null: no results. */
  readonly meanReduction: number | null;
  readonly multiplierHundredths: number;
  readonly streak: number;
  readonly bonusHundredths: number;
}

export type SeenStanding = Standing & StandingView;

/** The standing after an event, and what happened to the streak. */
export type StandingAfter = SeenStanding & { readonly streakChange: StreakChange };

/** For new members. */
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

/** A standing with its view. Fields are copied one by one because settlement does this twice per member. */
export function seeStanding(
  { recent, streak, setup, carried }: Standing,
  rules: StandingRules,
): SeenStanding {
  const tier = memberTier(recent, setup, rules);
  return {
    recent,
    streak,
    setup,
    tier,
    meanReduction: meanReduction(recent, rules),
    multiplierHundredths: tierMultiplier(tier, rules),
    bonusHundredths: streakBonus(streak, rules),
    ...(carried === undefined ? {} : { carried }),
  };
}

/**
 * The standing after an event. Folding it over a member's events gives the standing before each of them, so
 * restating an event affects the later ones. Source: decisions, Watts, points, money.
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
