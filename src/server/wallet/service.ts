import { addDays, startOfLocalDay, toLocalDate } from '../../domain/meter/zone.ts';
import { readBalances, type MemberScope } from '../ledger/service.ts';
import type { Db } from '../platform/db/db.ts';
import { readBalanceDays, readWalletMovements, type BalanceDay, type WalletMovement } from './queries.ts';

export { adjustPoints } from './adjust.ts';
export type { WalletMovement } from './queries.ts';

/** Days of the balance's history, today among them. */
const HISTORY_DAYS = 90;

/** A member's wallet, in whole watts. */
export interface Wallet {
  readonly watts: number;
  /** Held for orders that aren't finished; not part of `watts`. */
  readonly heldWatts: number;
  readonly history: {
    /** First and last local date. */
    readonly from: string;
    readonly to: string;
    readonly openingWatts: number;
    readonly days: readonly BalanceDay[];
  };
  readonly movements: readonly WalletMovement[];
  /** The cause key after which the next page begins; null at the end. */
  readonly next: string | null;
  readonly total: number;
}

/** A member's account, in whole watts. */
export interface LedgerRecord {
  readonly memberId: string;
  readonly watts: number;
  readonly heldWatts: number;
}

export interface WalletPageOptions {
  /** The home's zone, whose days the history counts. */
  readonly timeZone: string;
  readonly now: Date;
  readonly first: number;
  /** The cause key of the page before's last movement. */
  readonly after: string | null;
}

/** The balance, its latest 90 days, and a page of the movements, latest first. Source: WAL-02. */
export async function readWallet(
  db: Db,
  scope: MemberScope,
  { timeZone, now, first, after }: WalletPageOptions,
): Promise<Wallet> {
  const to = toLocalDate(timeZone, now.getTime() / 1000);
  const from = addDays(to, 1 - HISTORY_DAYS);
  const start = new Date(startOfLocalDay(timeZone, from) * 1000);
  const [{ watts, heldWatts }, history, { movements, total }] = await Promise.all([
    readBalances(db, scope),
    readBalanceDays(db, scope, { from: start, timeZone }),
    readWalletMovements(db, scope, { after, limit: first + 1 }),
  ]);
  const page = movements.slice(0, first);
  return {
    watts,
    heldWatts,
    history: { from, to, ...history },
    movements: page,
    next: movements.length > first ? (page.at(-1)?.causeKey ?? null) : null,
    total,
  };
}

/** Every movement of the member's account, latest first. */
export async function readAllMovements(db: Db, scope: MemberScope): Promise<readonly WalletMovement[]> {
  return (await readWalletMovements(db, scope, { after: null, limit: null })).movements;
}
