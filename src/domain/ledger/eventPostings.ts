import { ALGORITHM_RULES } from '../events/algorithms.ts';
import type { Algorithm } from '../events/algorithms.ts';
import {
  adjustmentAccount,
  memberAccount,
  organisationAccount,
  restatementLossAccount,
  rewardsAccount,
} from './accounts.ts';
import type { Account } from './accounts.ts';
import { posting } from './posting.ts';
import type { Posting } from './posting.ts';

/** Whose result of which event a posting is for. */
export interface ResultOwner {
  readonly eventId: string;
  readonly memberId: string;
  readonly programId: string;
  /** The account that gains: see `creditAccount`. */
  readonly credit: Account;
}

/** The parts of a correction; `memberWatts + lossWatts` is the whole of it. Source: decisions, Watts, points, money. */
export interface CorrectionAmounts {
  /** What the owner's balance changes by. */
  readonly memberWatts: number;
  /** What the program's restatement-loss account changes by, on the owner's behalf. */
  readonly lossWatts: number;
}

/** The account that a result is credited to: the organisation's for an `_org` algorithm if the member has one. */
export function creditAccount(
  algorithm: Algorithm,
  memberId: string,
  organisationId: string | null,
): Account {
  return ALGORITHM_RULES[algorithm].credit === 'organisation' && organisationId !== null
    ? organisationAccount(organisationId)
    : memberAccount(memberId);
}

/**
 * What a first result pays for the reduction. Its cause key carries the revision of the receipt, which is 1 unless the
 * result was pending before. Null when it pays nothing.
 */
export function reductionPosting(owner: ResultOwner, watts: number, revision: number): Posting | null {
  return reward(settleKey(owner, revision), 'event-reduction', owner, watts);
}

/** What a first result pays for having taken part. Null when it pays nothing. */
export function participationPosting(owner: ResultOwner, watts: number, revision: number): Posting | null {
  return reward(
    `participate:${owner.eventId}:${owner.memberId}:v${revision}`,
    'event-participation',
    owner,
    watts,
  );
}

/** What a month settled net pays; `month` is `YYYY-MM`. Null when it pays nothing. */
export function monthPosting(
  owner: Omit<ResultOwner, 'eventId'>,
  month: string,
  watts: number,
  revision: number,
): Posting | null {
  return reward(
    `month:${owner.programId}:${month}:${owner.memberId}:v${revision}`,
    'month-reduction',
    owner,
    watts,
  );
}

/**
 * The correcting entry of a restated result: the program's rewards stand against what the owner's balance gives or
 * gets and against what the restatement-loss account bears. Null when nothing changes.
 */
export function correctionPosting(
  owner: ResultOwner,
  { memberWatts, lossWatts }: CorrectionAmounts,
  revision: number,
): Posting | null {
  return posting(settleKey(owner, revision), 'event-correction', [
    { account: owner.credit, amountWatts: memberWatts },
    { account: restatementLossAccount(owner.programId), amountWatts: lossWatts },
    { account: rewardsAccount(owner.programId), amountWatts: -(memberWatts + lossWatts) },
  ]);
}

/** What staff book by hand; `adjustmentId` is the id of their order. Null when nothing moves. */
export function adjustmentPosting(
  brandId: string,
  memberId: string,
  watts: number,
  adjustmentId: string,
): Posting | null {
  return posting(`adjust:${adjustmentId}`, 'staff-adjustment', [
    { account: memberAccount(memberId), amountWatts: watts },
    { account: adjustmentAccount(brandId), amountWatts: -watts },
  ]);
}

function settleKey({ eventId, memberId }: ResultOwner, revision: number): string {
  return `settle:${eventId}:${memberId}:v${revision}`;
}

function reward(
  causeKey: string,
  cause: Posting['cause'],
  owner: Omit<ResultOwner, 'eventId'>,
  watts: number,
): Posting | null {
  if (watts < 0) throw new RangeError(`${causeKey}: a result cannot pay ${watts} watts.`);
  return posting(causeKey, cause, [
    { account: owner.credit, amountWatts: watts },
    { account: rewardsAccount(owner.programId), amountWatts: -watts },
  ]);
}
