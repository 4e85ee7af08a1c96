import type { Account } from './accounts.ts';

/** Why a posting was made; the text that a member reads is chosen by it. */
export const CAUSES = [
  'event-reduction',
  'event-participation',
  'event-correction',
  'month-reduction',
  'staff-adjustment',
  'appliance-inventory',
] as const;
export type Cause = (typeof CAUSES)[number];

export interface PostingLine {
  readonly account: Account;
  /** Whole watts: above 0 what the account receives, below 0 what it gives. */
  readonly amountWatts: number;
}

/** One movement between accounts. Never changed or taken back: a correction is a posting of its own. */
export interface Posting {
  /** Unique for all time: booking the same cause twice changes nothing. */
  readonly causeKey: string;
  readonly cause: Cause;
  readonly lines: readonly PostingLine[];
}

/**
 * A posting of these lines; lines of 0 watts are left out, lines of the same account added up, so that an account has
 * at most one line. Null when nothing moves.
 * Throws a RangeError that names the imbalance when the lines do not add up to zero, and one for an amount that is not
 * a whole number.
 * Source: architecture, Server (Money).
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
