import type { Posting } from '../../domain/ledger/posting.ts';
import type { Db } from '../platform/db/db.ts';
import {
  insertEntries,
  lockBalances,
  readBalance,
  readEventLedgers,
  readEventMovements,
  readMovements,
} from './store.ts';
import type { EventLedger, MemberScope, Movement, MovementPlace } from './store.ts';

/** A posting and whose it is; the lines of system accounts are kept with the member too. */
export interface MemberPosting extends MemberScope {
  readonly posting: Posting;
  /** The event that it was made for. */
  readonly eventId: string | null;
}

/**
 * Books postings in one statement, and moves the balances with it: the database sees to both together, to each posting
 * adding up to zero, and to no balance falling below zero. A posting whose cause is booked already changes nothing.
 * @returns how many were booked now.
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

/** What a member owns, in whole watts; 0 for who never earned anything. */
export function balanceOf(db: Db, scope: MemberScope): Promise<number> {
  return readBalance(db, scope);
}

/** Balances that nobody else changes until the transaction ends. Who never earned anything is not in the map. */
export function holdBalances(tx: Db, memberIds: readonly string[]): Promise<Map<string, number>> {
  return lockBalances(tx, memberIds);
}

/** What moved a member's balance, latest first. */
export function movements(
  db: Db,
  scope: MemberScope,
  page: { readonly first: number; readonly after: MovementPlace | null },
): Promise<Movement[]> {
  return readMovements(db, scope, page.first, page.after);
}

/** What was booked for a member's result of an event, first to last, in whosever favour. */
export function movementsOfEvent(db: Db, scope: MemberScope, eventId: string): Promise<Movement[]> {
  return readEventMovements(db, scope, eventId);
}

/** What was booked for the results of an event so far, by member. */
export function ledgersOfEvent(
  db: Db,
  eventId: string,
  memberIds: readonly string[],
): Promise<Map<string, EventLedger>> {
  return readEventLedgers(db, eventId, memberIds);
}
