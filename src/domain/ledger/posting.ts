import type { Account } from './accounts.ts';

/** The reason for a posting; the client chooses the member's text by it. */
export const CAUSES = [
  'event-reduction',
  'event-participation',
  'event-correction',
  'month-reduction',
  'staff-adjustment',
  'appliance-inventory',
  'order-hold',
  'order-capture',
  'order-release',
  'order-recapture',
  'promo-code',
  'wheel-prize',
  'referral',
  'referral-boosted',
  'referral-welcome',
  'utility-paid',
  'account-deleted',
] as const;
export type Cause = (typeof CAUSES)[number];

/** Points that no event paid and no order moved. */
export const BONUS_CAUSES = [
  'appliance-inventory',
  'promo-code',
  'staff-adjustment',
  'wheel-prize',
  'referral',
  'referral-boosted',
  'referral-welcome',
] as const satisfies readonly Cause[];
export type BonusCause = (typeof BONUS_CAUSES)[number];

export interface PostingLine {
  readonly account: Account;
  /** Whole watts: positive received, negative given. */
  readonly amountWatts: number;
}

/** One movement between accounts. Immutable: a correction is another posting. */
export interface Posting {
  /** Unique: booking the same cause twice changes nothing. */
  readonly causeKey: string;
  readonly cause: Cause;
  readonly lines: readonly PostingLine[];
}

/**
 * Builds a posting. Drops zero lines and sums lines of the same account. null when nothing moves. Throws a
 * RangeError naming the imbalance when the lines don't sum to zero, and for fractional amounts. Source:
 * architecture, Server (Money).
 */
export function posting(causeKey: string, cause: Cause, lines: readonly PostingLine[]): Posting | null {
  if (causeKey === '') throw new RangeError('A posting needs a cause key.');
  const amounts = new Map<Account, number>();
  let sum = 0;
  for (const { account, amountWatts } of lines) {
    if (!Number.isSafeInteger(amountWatts))
      throw new RangeError(`Posting ${causeKey}: ${amountWatts} watts on ${account} is not a whole number.`);
    amounts.set(account, (amounts.get(account) ?? 0) + amountWatts);
    sum += amountWatts;
  }
  if (sum !== 0) throw new RangeError(`Posting ${causeKey} is out of balance by ${sum} watts.`);
  const moved = [...amounts]
    .filter(([, amountWatts]) => amountWatts !== 0)
    .map(([account, amountWatts]) => ({ account, amountWatts }));
  return moved.length === 0 ? null : { causeKey, cause, lines: moved };
}
