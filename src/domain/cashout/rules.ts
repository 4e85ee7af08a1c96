import type { Country } from '../brands/countries.ts';

/** A brand's rules for cash-outs; money in hundredths of the brand's currency. Source: decisions, Rewards and cash-out. */
export interface CashoutRules {
  readonly minimumPoints: number;
  /** Per rolling 7 days. */
  readonly weeklyLimit: number;
  /** Per rolling 30 days. */
  readonly monthlyLimit: number;
  /** Staff confirm payouts above this. */
  readonly reviewAbove: number;
  /** Staff confirm payouts of accounts younger than this, in days. */
  readonly newAccountDays: number;
  /** Staff confirm a payout when this many other members have used its destination. */
  readonly sharedDestinationMembers: number;
  /** How long a payout waits after its destination changed, in hours. */
  readonly destinationHoldHours: number;
  /** A mailed code confirms what exceeds this within 24 hours. */
  readonly codeAboveDaily: number;
}

export const DEFAULT_CASHOUT_RULES: CashoutRules = {
  minimumPoints: 1_000,
  weeklyLimit: 10_000,
  monthlyLimit: 40_000,
  reviewAbove: 40_000,
  newAccountDays: 14,
  sharedDestinationMembers: 2,
  destinationHoldHours: 24,
  codeAboveDaily: 5_000,
};

export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

/** From each year on: the calendar year's total from which a VALID W-9 is needed, in hundredths. */
const TAX_THRESHOLDS: Readonly<
  Partial<Record<Country, readonly { readonly from: number; readonly hundredths: number }[]>>
> = {
  US: [
    { from: 0, hundredths: 60_000 },
    { from: 2026, hundredths: 200_000 },
  ],
};

/** null: the country requires no form. */
export function taxThreshold(country: Country, year: number): number | null {
  return TAX_THRESHOLDS[country]?.findLast(({ from }) => from <= year)?.hundredths ?? null;
}

/**
 * When a year's record for the tax office may go, though the account it is from is gone already: four years after the
 * return was due, which is March 31 of the next year for what is filed electronically. Source: Treasury Regulations
 * 31.6001-1(e)(2); IRS, General Instructions for Certain Information Returns.
 */
export const taxRecordUntil = (year: number): Date => new Date(Date.UTC(year + 5, 3, 1));

/** The years whose records still have to be kept, latest first. */
export function taxYearsKept(now: Date): readonly number[] {
  const thisYear = now.getUTCFullYear();
  return [0, 1, 2, 3, 4, 5].map((back) => thisYear - back).filter((year) => taxRecordUntil(year) > now);
}
