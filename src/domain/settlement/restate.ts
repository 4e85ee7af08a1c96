import type { PendingReason } from './pending.ts';
import type { PendingReceipt, Receipt, SettledReceipt } from './receipt.ts';
import { sameJson } from './sameJson.ts';
import type { Tier } from './standingRules.ts';

/** A figure as it was and as it is. */
export interface BeforeAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}

/**
 * What changed a result, most telling first; the sentence for the member is chosen by the code.
 *
 * - `no-longer-usable`: readings were taken back, and there is no result any more;
 * - `usable-again`: after that, readings came and there is one;
 * - `participation-changed`: it turned out that the member had left, or had not;
 * - `payment-changed`: from an estimate to paid readings, or the other way round;
 * - `readings-changed`: use or baseline are others now;
 * - `standing-changed`: an earlier event was restated, and with it the tier or the streak before this one;
 * - `figures-changed`: something that changes neither energy nor pay, such as the noise.
 */
export type RestatementCode =
  | 'no-longer-usable'
  | 'usable-again'
  | 'participation-changed'
  | 'payment-changed'
  | 'readings-changed'
  | 'standing-changed'
  | 'figures-changed';

/** The parts of the sentence that tells the member what changed. Watts are whole, energy is in whole watt-hours. */
export interface RestatementSentence {
  readonly code: RestatementCode;
  /** Null where there was, or is, no result. */
  readonly reductionWh: BeforeAfter<number | null>;
  readonly points: BeforeAfter<number>;
  readonly tier: BeforeAfter<Tier>;
  readonly streak: BeforeAfter<number>;
  readonly pending: PendingReason | null;
  /** What the balance changes by. */
  readonly memberWatts: number;
  /** What the program bears because the balance could not give it back. */
  readonly forgivenWatts: number;
}

/** A restated result and its correcting entry. `memberWatts + lossWatts` is `deltaWatts`. */
export interface Restatement {
  readonly receipt: Receipt;
  /** Difference of what is booked for the result. */
  readonly deltaWatts: number;
  /** What the owner's balance changes by: downwards at most what it holds. */
  readonly memberWatts: number;
  /** What the program's restatement-loss account changes by: below 0 a loss, above 0 an earlier loss made up for. */
  readonly lossWatts: number;
  readonly sentence: RestatementSentence;
}

/** What a correction can draw on. */
export interface Funds {
  /** Watts that the owner's balance holds now. */
  readonly balanceWatts: number;
  /** What the restatement-loss account has borne for this very result so far, as a positive number. */
  readonly forgivenSoFarWatts: number;
}

/**
 * Restates a result by a newer settlement of it; null when nothing has changed. A downward correction takes at
 * most the balance there is, and the rest goes to the program's restatement-loss account, never a debt; a later upward
 * correction makes up for that first, because the member still has those watts.
 * The new receipt carries the next revision. An event that has closed is not restated: its results are no longer due.
 * Source: decisions, Watts, points, money.
 */
export function restate(previous: Receipt, settled: Receipt, funds: Funds): Restatement | null {
  const receipt = nextRevision(previous, settled);
  if (sameJson({ ...receipt, revision: 0, state: '' }, { ...previous, revision: 0, state: '' })) return null;
  const deltaWatts = bookedWatts(receipt) - bookedWatts(previous);
  const memberWatts = shareOfMember(deltaWatts, funds);
  const lossWatts = deltaWatts - memberWatts;
  return {
    receipt,
    deltaWatts,
    memberWatts,
    lossWatts,
    sentence: sentenceOf(previous, receipt, memberWatts, lossWatts),
  };
}

/** What is booked for a result: nothing for a pending one. */
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

function sentenceOf(
  previous: Receipt,
  receipt: Receipt,
  memberWatts: number,
  lossWatts: number,
): RestatementSentence {
  return {
    code: codeOf(previous, receipt),
    reductionWh: { before: reductionOf(previous), after: reductionOf(receipt) },
    points: { before: pointsOf(previous), after: pointsOf(receipt) },
    tier: { before: previous.before.tier, after: receipt.before.tier },
    streak: { before: previous.before.streak, after: receipt.before.streak },
    pending: receipt.state === 'PENDING' ? receipt.pending : null,
    memberWatts,
    forgivenWatts: Math.max(0, -lossWatts),
  };
}

function reductionOf(receipt: Receipt): number | null {
  return receipt.state === 'PENDING' ? null : receipt.reductionWh;
}

function pointsOf(receipt: Receipt): number {
  return receipt.state === 'PENDING' ? 0 : receipt.pay.points;
}

function codeOf(previous: Receipt, next: Receipt): RestatementCode {
  if (next.state === 'PENDING') return 'no-longer-usable';
  if (previous.state === 'PENDING') return 'usable-again';
  if (previous.left !== next.left) return 'participation-changed';
  if (previous.pay.payment !== next.pay.payment) return 'payment-changed';
  if (previous.usedWh !== next.usedWh || previous.baselineWh !== next.baselineWh) return 'readings-changed';
  if (!sameJson(previous.before, next.before)) return 'standing-changed';
  return 'figures-changed';
}
