import { declinedFailure, type MemberCause } from '../../domain/cashout/memberCauses.ts';
import { reasonFaults, record } from '../audit/service.ts';
import {
  holdPayouts,
  releasePayout,
  resumePayouts,
  withdrawOrder,
  type OrderRow,
} from '../orders/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { lockSpending } from '../spending/service.ts';
import type { CashoutDeps } from './deps.ts';
import { isMember } from './queries/staffPayouts.ts';
import { decideReview, lockAccount, lockReview, saveAccount } from './store/cashouts.ts';
import {
  lockDifference,
  lockStops,
  readCashoutStop,
  saveCashoutStop,
  settleDifference,
  type CashoutStopRow,
} from './store/payouts.ts';

/** The staff member who decides, and the reason. */
export interface CashoutStaff {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
}

export interface PayoutDecision extends CashoutStaff {
  readonly orderId: string;
  /** The version that staff saw. */
  readonly version: number;
}

type StaffDeps = Pick<CashoutDeps, 'brands' | 'clock' | 'db' | 'jobs' | 'newId' | 'notify' | 'secrets'>;

type Refused = { readonly refusal: RefusedChange };

/** Staff approve a payout that waited for them. The member is notified. */
export function approvePayout(deps: StaffDeps, decision: PayoutDecision): Promise<Refused | null> {
  return decide(deps, decision, 'approved', async (tx) => {
    const order = await releasePayout(tx, deps, decision.orderId);
    if (order !== null && order.heldFor === null) await notifyApproved(tx, deps, order);
    return order;
  });
}

/** Staff refuse a payout that the provider can't know yet. The points go back and the member is notified why. */
export function refusePayout(
  deps: StaffDeps,
  { cause, ...decision }: PayoutDecision & { readonly cause: MemberCause },
): Promise<Refused | null> {
  return decide(
    deps,
    decision,
    'refused',
    (tx) => withdrawOrder(tx, deps, decision.orderId, declinedFailure(cause)),
    { cause },
  );
}

const ACTIONS = { approved: 'payout.approve', refused: 'payout.refuse' } as const;
const TOO_LATE = { approved: 'cashout.notWaiting', refused: 'cashout.alreadySent' } as const;

/** The first decision wins; a second one is refused because the payout has changed. */
async function decide(
  { db, clock, newId }: StaffDeps,
  { brandId, orderId, version, actorId, reason }: PayoutDecision,
  what: keyof typeof ACTIONS,
  work: (tx: Db) => Promise<OrderRow | null>,
  more: object = {},
): Promise<Refused | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const review = await lockReview(tx, brandId, orderId);
    if (review === null) return refusal('NOT_FOUND', say('cashout.unknownPayout'));
    if (review.version !== version) return refusal('STALE', say('cashout.stale'));
    if (review.memberId === actorId) return refusal('NOT_ALLOWED', say('cashout.ownPayout'));
    const order = await work(tx);
    if (order === null) return refusal('NOT_ALLOWED', say(TOO_LATE[what]));
    const decision = { decision: what, decidedBy: actorId, decidedAt: now, decisionReason: reason.trim() };
    await decideReview(tx, orderId, decision);
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: ACTIONS[what],
      subject: `order:${orderId}`,
      reason: reason.trim(),
      before: { decision: review.decision, state: 'placed' },
      after: { decision: what, state: order.state, heldFor: order.heldFor, ...more },
    });
    return null;
  });
}

async function notifyApproved(
  tx: Db,
  { notify, clock }: StaffDeps,
  { id, brand, memberId, pricePoints, destination, notBefore }: OrderRow,
): Promise<void> {
  const isLater = notBefore !== null && notBefore > clock.now();
  await notify.send(tx, {
    brandId: brand,
    memberId,
    template: 'payout-approved',
    values: {
      orderId: id,
      points: String(pricePoints),
      destination: destination ?? '',
      waits: isLater ? 'new' : 'none',
      untilAt: isLater ? notBefore.toISOString() : null,
    },
    key: `payout-approved:${id}`,
  });
}

export interface BlockChange extends CashoutStaff {
  readonly memberId: string;
  readonly isBlocked: boolean;
  /** The reason the member sees; null only when a hold is taken off. */
  readonly cause: MemberCause | null;
}

/**
 * Puts a member's cash-outs on hold, or takes the hold off. Payouts that weren't sent wait with them; what the provider
 * may know continues. Returns the number of payouts affected. Source: WAL-10.
 */
export async function setCashoutBlock(
  deps: StaffDeps,
  { brandId, actorId, reason, memberId, isBlocked, cause }: BlockChange,
): Promise<{ readonly payouts: number } | Refused> {
  const faults = [
    ...(isBlocked && cause === null ? [{ field: 'cause', message: say('cashout.causeNeeded') }] : []),
    ...reasonFaults(reason),
  ];
  if (faults.length > 0) return invalid(faults);
  const { db, clock, newId } = deps;
  const now = clock.now();
  return transaction(db, async (tx) => {
    if (!(await isMember(tx, brandId, memberId))) return refusal('NOT_FOUND', say('cashout.unknownMember'));
    if (memberId === actorId) return refusal('NOT_ALLOWED', say('cashout.ownBlock'));
    // Waits for orders that are being placed just now, so that none leaves afterwards.
    await lockSpending(tx, memberId);
    const before = await lockAccount(tx, brandId, memberId, now);
    if ((before.blockedAt !== null) === isBlocked)
      return refusal('CONFLICT', say(isBlocked ? 'cashout.blockedAlready' : 'cashout.notBlocked'));
    await saveAccount(
      tx,
      brandId,
      memberId,
      isBlocked
        ? { blockedAt: now, blockedReason: reason.trim(), blockedCause: cause }
        : { blockedAt: null, blockedReason: null, blockedCause: null },
      now,
    );
    const scope = { brandId, memberId };
    const payouts = isBlocked
      ? await holdPayouts(tx, deps, scope, 'block')
      : await resumePayouts(tx, deps, scope);
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: isBlocked ? 'payout.block' : 'payout.unblock',
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: { isBlocked: !isBlocked, cause: before.blockedCause },
      after: { isBlocked, cause: isBlocked ? cause : null, payouts },
    });
    return { payouts };
  });
}

export interface StopChange extends CashoutStaff {
  readonly scope: CashoutStopRow['scope'];
  /** What staff saw. */
  readonly before: CashoutStopRow['scope'];
}

/** Stops a brand's cash-outs, or resumes them. Payouts that weren't sent wait. Source: WAL-08, WAL-09. */
export async function setCashoutStop(
  deps: StaffDeps,
  { brandId, actorId, reason, scope, before }: StopChange,
): Promise<{ readonly payouts: number } | Refused> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const { db, clock, newId } = deps;
  const now = clock.now();
  return transaction(db, async (tx) => {
    await lockStops(tx, brandId);
    const { scope: found } = await readCashoutStop(tx, brandId);
    if (found !== before) return refusal('STALE', say('cashout.stopStale'));
    if (found === scope) return refusal('CONFLICT', say('cashout.stopSame'));
    await saveCashoutStop(tx, brandId, scope, now);
    const all = { brandId, memberId: null };
    const payouts =
      scope === null ? await resumePayouts(tx, deps, all) : await holdPayouts(tx, deps, all, 'stop');
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: scope === null ? 'payout.resume' : 'payout.stop',
      subject: stopSubject(brandId),
      reason: reason.trim(),
      before: { scope: found ?? 'none' },
      after: { scope: scope ?? 'none', payouts },
    });
    return { payouts };
  });
}

/** What the audit log calls a brand's stop. */
export const stopSubject = (brandId: string): string => `cashouts:${brandId}`;

/** Staff settle a difference from the provider's list, with a note. It opens again if its figures change. */
export async function settlePayoutDifference(
  { db, clock, newId }: StaffDeps,
  { brandId, actorId, reason, id }: CashoutStaff & { readonly id: number },
): Promise<Refused | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const found = await lockDifference(tx, brandId, id);
    if (found === null) return refusal('NOT_FOUND', say('cashout.unknownDifference'));
    if (found.settledAt !== null) return refusal('STALE', say('cashout.settledAlready'));
    await settleDifference(tx, id, { settledAt: now, settledBy: actorId, settledReason: reason.trim() });
    const { kind, reference, ours, theirs, theirState } = found;
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'payoutDifference.settle',
      subject: `payoutDifference:${id}`,
      reason: reason.trim(),
      before: { kind, reference, ours, theirs, theirState, isOpen: true },
      after: { isOpen: false },
    });
    return null;
  });
}
