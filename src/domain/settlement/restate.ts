import type { PendingReason } from './pending.ts';
import type { PendingReceipt, Receipt, SettledReceipt } from './receipt.ts';
import { sameJson } from './sameJson.ts';
import type { Tier } from './standingRules.ts';

export interface BeforeAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}

/**
 * What changed a result, most significant first; the client chooses the member's message by the code.
 * - `no-longer-usable`: readings were withdrawn, so there is no result any more;
 * - `usable-again`: readings came back;
 * - `participation-changed`: the member turned out to have left, or not;
 * - `payment-changed`: from an estimate to paid readings, or back;
 * - `readings-changed`: the readings of the event changed;
 * - `usual-changed`: only the baseline changed, by readings of other days or by which days count;
 * - `standing-changed`: an earlier event was restated, which changed the tier, the streak or what was left to make up
 *   before this one;
 * - `figures-changed`: anything that changes neither energy nor pay, such as the noise.
 */
export type RestatementCode =
  | 'no-longer-usable'
  | 'usable-again'
  | 'participation-changed'
  | 'payment-changed'
  | 'readings-changed'
  | 'usual-changed'
  | 'standing-changed'
  | 'figures-changed';

/** Arguments of the member's message about a change. Whole watts and watt-hours. */
export interface RestatementSentence {
  readonly code: RestatementCode;
  /** null: no result. */
  readonly reductionWh: BeforeAfter<number | null>;
  readonly points: BeforeAfter<number>;
  readonly tier: BeforeAfter<Tier>;
  readonly streak: BeforeAfter<number>;
  /** Left to make up before the event, at most 0; absent where it didn't change. */
  readonly carriedWh?: BeforeAfter<number>;
  readonly pending: PendingReason | null;
  /** The change of the balance. */
  readonly memberWatts: number;
  /** What the program bears because the balance is too low. */
  readonly forgivenWatts: number;
}

/** A restated result and its correcting entry. `memberWatts + lossWatts` is `deltaWatts`. */
export interface Restatement {
  readonly receipt: Receipt;
  /** Difference between the bookings. */
  readonly deltaWatts: number;
  /** The change of the owner's balance: never below zero. */
  readonly memberWatts: number;
  /**
   * The change of the program's restatement-loss account: negative a loss, positive an earlier loss repaid.
   */
  readonly lossWatts: number;
  readonly sentence: RestatementSentence;
}

export interface Funds {
  /** The owner's current balance. */
  readonly balanceWatts: number;
  /** What the restatement-loss account has borne for this result so far, positive. */
  readonly forgivenSoFarWatts: number;
}

/**
 * Restates a result by a newer settlement; null when nothing changed. A downward correction takes at most the
 * balance, and the rest goes to the program's restatement-loss account, never a debt; a later upward
 * correction repays that first, because the member still has those watts. The new receipt has the next
 * revision. Results of closed events are never restated. Source: decisions, Watts, points, money.
 */
export function restate(previous: Receipt, settled: Receipt, funds: Funds): Restatement | null {
  const receipt = nextRevision(previous, settled);
  if (sameJson(comparable(receipt), comparable(previous))) return null;
  const deltaWatts = bookedWatts(receipt) - bookedWatts(previous);
  const memberWatts = shareOfMember(deltaWatts, funds);
  const lossWatts = deltaWatts - memberWatts;
  return {
    receipt,
    deltaWatts,
    memberWatts,
    lossWatts,
    sentence: restatementSentence(previous, receipt, memberWatts, lossWatts),
  };
}

/** Without what changes whenever a result is settled again. */
function comparable(receipt: Receipt): object {
  return { ...receipt, version: 0, revision: 0, state: '', rules: { carryFactor: 0, ...receipt.rules } };
}

/** Zero for a pending result. */
export function bookedWatts(receipt: Receipt): number {
  return receipt.state === 'PENDING'
    ? 0
    : receipt.pay.payableReductionWatts + receipt.pay.payableParticipationWatts;
}

function nextRevision(previous: Receipt, settled: Receipt): PendingReceipt | SettledReceipt {
  const revision = previous.revision + 1;
  return settled.state === 'PENDING' ? { ...settled, revision } : { ...settled, revision, state: 'RESTATED' };
}

function shareOfMember(deltaWatts: number, { balanceWatts, forgivenSoFarWatts }: Funds): number {
  if (deltaWatts < 0) return Math.max(deltaWatts, 0 - Math.max(0, balanceWatts));
  return deltaWatts - Math.min(deltaWatts, Math.max(0, forgivenSoFarWatts));
}

function restatementSentence(
  previous: Receipt,
  receipt: Receipt,
  memberWatts: number,
  lossWatts: number,
): RestatementSentence {
  return {
    code: restatementCode(previous, receipt),
    reductionWh: { before: receiptReduction(previous), after: receiptReduction(receipt) },
    points: { before: receiptPoints(previous), after: receiptPoints(receipt) },
    tier: { before: previous.before.tier, after: receipt.before.tier },
    streak: { before: previous.before.streak, after: receipt.before.streak },
    ...carriedChange(previous.before.carried?.wh ?? 0, receipt.before.carried?.wh ?? 0),
    pending: receipt.state === 'PENDING' ? receipt.pending : null,
    memberWatts,
    forgivenWatts: Math.max(0, -lossWatts),
  };
}

function carriedChange(before: number, after: number): Pick<RestatementSentence, 'carriedWh'> {
  return before === after ? {} : { carriedWh: { before, after } };
}

function receiptReduction(receipt: Receipt): number | null {
  return receipt.state === 'PENDING' ? null : receipt.reductionWh;
}

function receiptPoints(receipt: Receipt): number {
  return receipt.state === 'PENDING' ? 0 : receipt.pay.points;
}

function restatementCode(previous: Receipt, next: Receipt): RestatementCode {
  if (next.state === 'PENDING') return 'no-longer-usable';
  if (previous.state === 'PENDING') return 'usable-again';
  if (previous.left !== next.left) return 'participation-changed';
  if (previous.pay.payment !== next.pay.payment) return 'payment-changed';
  if (previous.usedWh !== next.usedWh) return 'readings-changed';
  if (previous.baselineWh !== next.baselineWh) return 'usual-changed';
  if (!sameJson(previous.before, next.before)) return 'standing-changed';
  return 'figures-changed';
}
