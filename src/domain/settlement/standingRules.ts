/** Lowest first. Source: HOM-04. */
export const TIERS = ['Carbon', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const;
export type Tier = (typeof TIERS)[number];

/** Tiers earned by mean reduction; setting up the home earns the other three. */
export type EarnedTier = 'Gold' | 'Platinum' | 'Diamond';

/** Every number behind tier and streak. Source: decisions, Watts, points, money. */
export interface StandingRules {
  /** Hundredths: 150 is 1.5. */
  readonly multiplierHundredths: Readonly<Record<Tier, number>>;
  /** Minimum mean reduction, whole percent. */
  readonly tierPercent: Readonly<Record<EarnedTier, number>>;
  /** Number of settled reduction events in the mean. */
  readonly tierEvents: number;
  /** The highest tier with fewer results than `tierEvents`. */
  readonly tierWithFewerEvents: Tier;
  /** Bonus per event of the streak, hundredths. */
  readonly streakStepHundredths: number;
  /** Maximum bonus, hundredths. */
  readonly streakMaximumHundredths: number;
  /** A longer streak falls to `streakSoftLanding` instead of 0. */
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
