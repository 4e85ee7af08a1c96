import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { changeReferral, lockReferral, type ReferralRow } from './store.ts';

export interface StaffChange {
  readonly brandId: string;
  readonly friendId: string;
  /** The version that staff saw. */
  readonly version: number;
  readonly actorId: string;
  readonly reason: string;
}

type Changed = { readonly friendId: string } | { readonly refusal: RefusedChange };

type Parties = Pick<ReferralRow, 'memberId' | 'referrerId'>;

/** Staff can't decide on their own referrals. */
const isOwn = ({ memberId, referrerId }: Parties, actorId: string): boolean =>
  actorId === memberId || actorId === referrerId;

/** Whether this member of staff may decide that it pays, whatever the rules say. */
export const mayAllow = (row: Parties & Pick<ReferralRow, 'state' | 'allowedAt'>, actorId: string): boolean =>
  !isOwn(row, actorId) && row.state !== 'paid' && row.allowedAt === null;

/** Whether this member of staff may refuse it. What is paid stays paid. */
export const mayRefuse = (row: Parties & Pick<ReferralRow, 'state'>, actorId: string): boolean =>
  !isOwn(row, actorId) && row.state === 'open';

/** Pays a refused referral, or makes an open one pay at the first event whatever the rules say. */
export function allowReferral(
  deps: Pick<Deps, 'clock' | 'db' | 'newId'>,
  change: StaffChange,
): Promise<Changed> {
  return decide(deps, change, 'referral.allow', (row, now) =>
    mayAllow(row, change.actorId)
      ? {
          state: 'open',
          refusal: null,
          decidedAt: null,
          allowedAt: now,
          dueAt: row.firstEventId === null ? null : now,
        }
      : null,
  );
}

export function refuseReferral(
  deps: Pick<Deps, 'clock' | 'db' | 'newId'>,
  change: StaffChange,
): Promise<Changed> {
  return decide(deps, change, 'referral.refuse', (row, now) =>
    mayRefuse(row, change.actorId)
      ? { state: 'refused', refusal: 'staff', decidedAt: now, allowedAt: null, dueAt: null }
      : null,
  );
}

async function decide(
  { clock, db, newId }: Pick<Deps, 'clock' | 'db' | 'newId'>,
  { brandId, friendId, version, actorId, reason }: StaffChange,
  action: 'referral.allow' | 'referral.refuse',
  next: (row: ReferralRow, now: Date) => Partial<ReferralRow> | null,
): Promise<Changed> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const before = await lockReferral(tx, friendId);
    if (before?.brand !== brandId) return refusal('NOT_FOUND', say('referrals.unknown'));
    if (before.version !== version) return refusal('STALE', say('referrals.stale'));
    if (isOwn(before, actorId)) return refusal('NOT_ALLOWED', say('referrals.own'));
    const change = next(before, now);
    if (change === null) return refusal('NOT_ALLOWED', say('referrals.decided'));
    await changeReferral(tx, friendId, { ...change, version: version + 1 });
    const auditFields = ({ state, refusal: why, allowedAt }: ReferralRow) => ({
      state,
      refusal: why,
      allowed: allowedAt !== null,
    });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action,
      subject: `referral:${friendId}`,
      reason: reason.trim(),
      before: auditFields(before),
      after: auditFields({ ...before, ...change }),
    });
    return { friendId };
  });
}
