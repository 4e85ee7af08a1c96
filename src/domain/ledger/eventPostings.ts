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

/** The result a posting is for. */
export interface ResultOwner {
  readonly eventId: string;
  readonly memberId: string;
  readonly programId: string;
  /** The account to credit: see `creditAccount`. */
  readonly credit: Account;
}

/** A correction's parts; `memberWatts + lossWatts` is its total. Source: decisions, Watts, points, money. */
export interface CorrectionAmounts {
  /** The change of the owner's balance. */
  readonly memberWatts: number;
  /** What the program's restatement-loss account bears. */
  readonly lossWatts: number;
}

/** The account a result is credited to: the organization's for an `_org` algorithm if the member has one. */
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
 * A first result's pay for the reduction. The cause key has the receipt's revision: 1 unless the result was
 * pending before. null: pays nothing.
 */
export function reductionPosting(owner: ResultOwner, watts: number, revision: number): Posting | null {
  return reward(settleKey(owner, revision), 'event-reduction', owner, watts);
}

/** A first result's pay for participation. null: pays nothing. */
export function participationPosting(owner: ResultOwner, watts: number, revision: number): Posting | null {
  return reward(
    `participate:${owner.eventId}:${owner.memberId}:v${revision}`,
    'event-participation',
    owner,
    watts,
  );
}

/** The pay for a month settled net; `month` is `YYYY-MM`. null: pays nothing. */
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

/** The month, `YYYY-MM`, of a cause key that `monthPosting` made; null for other keys. */
export function movementMonth(causeKey: string): string | null {
  return /^month:[^:]+:(\d{4}-\d{2}):/.exec(causeKey)?.[1] ?? null;
}

/**
 * A restated result's correcting entry: the program's rewards against the owner's balance and the
 * restatement-loss account. null: no change.
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

/** A manual adjustment by staff, identified by `adjustmentId`. null: no change. */
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
