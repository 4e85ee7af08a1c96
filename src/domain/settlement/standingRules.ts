/** The six tiers, lowest first. Source: HOM-04. */
export const TIERS = ['Carbon', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const;
export type Tier = (typeof TIERS)[number];

/** Tiers that a mean reduction earns; the other three are earned by setting the home up. */
export type EarnedTier = 'Gold' | 'Platinum' | 'Diamond';

/**
 * Every number behind tier and streak.
 * Source: decisions, Watts, points, money.
 */
export interface StandingRules {
  /** Multiplier of each tier in hundredths: 150 is 1.5. */
  readonly multiplierHundredths: Readonly<Record<Tier, number>>;
  /** Least mean reduction of each earned tier, in whole percent. */
  readonly tierPercent: Readonly<Record<EarnedTier, number>>;
  /** Over how many settled reduction events the mean is taken. */
  readonly tierEvents: number;
  /** The highest tier with fewer results than `tierEvents`. */
  readonly tierWithFewerEvents: Tier;
  /** What one event of the streak adds to the bonus, in hundredths. */
  readonly streakStepHundredths: number;
  /** The most that the streak adds, in hundredths. */
  readonly streakMaximumHundredths: number;
  /** A streak of more events than this falls to `streakSoftLanding` instead of 0. */
  readonly streakSoftLandingAbove: number;
  readonly streakSoftLanding: number;
}

export const DEFAULT_STANDING_RULES: StandingRules = {
  multiplierHundredths: { Carbon: 100, Bronze: 100, Silver: 100, Gold: 150, Platinum: 200, Diamond: 250 },
  tierPercent: { Gold: 15, Platinum: 40, Diamond: 80 },
  tierEvents: 5,
  tierWithFewerEvents: 'Gold',
  streakStepHundredths: 5,
  streakMaximumHundredths: 100,
  streakSoftLandingAbove: 20,
  streakSoftLanding: 10,
};
