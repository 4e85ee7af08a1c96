/** Source: WHL-02. A discount in a shop is `STORE_DISCOUNT`; the specification leaves its name open. */
export const PRIZE_TYPES = [
  'FREE_SPIN',
  'PRIZE_ENTRY',
  'STORE_DISCOUNT',
  'FREE_DEVICE',
  'CASH',
  'REFERRAL_BOOST',
  'DAILY_CASH',
  'DAILY_CASH_INELIGIBLE',
] as const;
export type PrizeType = (typeof PRIZE_TYPES)[number];

/** What happens to a prize once it is won. */
export interface PrizeRule {
  /** Kept until the member redeems it or gives it up; other prizes are the member's immediately. */
  readonly isRedeemable: boolean;
  /** Redeeming it needs an address and consent to the prize rules: the prize form. */
  readonly needsForm: boolean;
  /** Pays points into the wallet. */
  readonly paysPoints: boolean;
  /** Redeeming it places an order. */
  readonly isOrdered: boolean;
}

const AT_ONCE: PrizeRule = { isRedeemable: false, needsForm: false, paysPoints: false, isOrdered: false };

/** Source: rewards, Wheel. */
export const PRIZE_RULES: Readonly<Record<PrizeType, PrizeRule>> = {
  FREE_SPIN: AT_ONCE,
  PRIZE_ENTRY: { isRedeemable: true, needsForm: true, paysPoints: false, isOrdered: false },
  STORE_DISCOUNT: { isRedeemable: true, needsForm: false, paysPoints: false, isOrdered: true },
  FREE_DEVICE: { isRedeemable: true, needsForm: true, paysPoints: false, isOrdered: true },
  CASH: { ...AT_ONCE, paysPoints: true },
  REFERRAL_BOOST: AT_ONCE,
  DAILY_CASH: { ...AT_ONCE, paysPoints: true },
  DAILY_CASH_INELIGIBLE: { isRedeemable: true, needsForm: false, paysPoints: false, isOrdered: true },
};

/** How members get spins. Source: rewards, Wheel. */
export const SPIN_SOURCES = ['weekly', 'event', 'streak', 'referral', 'free_spin'] as const;

/** Product: a streak pays a spin each time it grows by this many. */
const SPIN_STREAK = 5;

/** Whether a result's streak has reached the next five. */
export const earnsStreakSpin = (before: number, after: number): boolean =>
  after > before && after % SPIN_STREAK === 0;
