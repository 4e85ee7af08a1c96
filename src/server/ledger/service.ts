import type { Posting } from '../../domain/ledger/posting.ts';
import type { Db } from '../platform/db/db.ts';
import { insertEntries, type MemberScope } from './store.ts';

/** A posting for a member; the entries of its system accounts carry the member's id too. */
export interface MemberPosting extends MemberScope {
  readonly posting: Posting;
  /** The event it belongs to, if any. */
  readonly eventId: string | null;
}

/**
 * Books postings and their balances in one statement. Triggers ensure that each posting adds up to zero and that no
 * balance falls below zero. A posting with a known cause is skipped. @returns the number of new postings.
 */
export async function post(db: Db, postings: readonly MemberPosting[], bookedAt: Date): Promise<number> {
  if (postings.length === 0) return 0;
  const entries = postings.flatMap(({ brandId, memberId, eventId, posting: { causeKey, cause, lines } }) =>
    lines.map(({ account, amountWatts }, index) => ({
      member_id: memberId,
      cause_key: causeKey,
      line: index + 1,
      brand: brandId,
      account,
      amount_watts: amountWatts,
      cause,
      event_id: eventId,
    })),
  );
  return insertEntries(db, entries, bookedAt);
}

export type { MemberScope } from './store.ts';
export {
  lockBalances,
  postMoney,
  readBalances,
  readEventLedgers,
  readEventMovements,
  readMovements,
  readOrderPostings,
} from './store.ts';
