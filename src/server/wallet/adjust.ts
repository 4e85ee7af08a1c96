import { adjustmentPosting } from '../../domain/ledger/eventPostings.ts';
import {
  adjustmentFault,
  LONGEST_NOTE,
  MOST_ADJUSTED,
  type AdjustmentCause,
} from '../../domain/ledger/adjustment.ts';
import { balanceToPoints, pointsToWatts } from '../../domain/ledger/watts.ts';
import { countsSince, holdPoints, type Consent, type Held } from '../approvals/service.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { lockBalances, post } from '../ledger/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { lockTargeting } from '../segments/service.ts';
import { ownsHome } from './queries.ts';
import { adjustedSince, insertAdjustment, readAdjustment } from './store.ts';

type AdjustDeps = Pick<Deps, 'brands' | 'clock' | 'config' | 'db' | 'newId'>;

export interface Adjustment {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
  readonly memberId: string;
  /** Names the adjustment, so that a repetition changes nothing. */
  readonly key: string;
  readonly points: number;
  readonly cause: AdjustmentCause;
  /** What the member reads beside the cause. */
  readonly note: string | null;
  readonly consent?: Consent;
}

const FAULT_TEXTS = {
  nothing: 'wallet.adjust.nothing',
  tooMuch: 'wallet.adjust.tooMuch',
  beyondBalance: 'wallet.adjust.beyondBalance',
} as const;

/**
 * Credits or debits a member's points. Above the brand's limit, alone or together with what the member got in the last 7
 * days, it waits for a second person.
 */
export async function adjustPoints(
  deps: AdjustDeps,
  { brandId, actorId, reason, memberId, key, points, cause, consent, ...given }: Adjustment,
): Promise<{ readonly memberId: string } | { readonly refusal: RefusedChange } | Held> {
  const note = given.note?.trim() ?? '';
  const brand = deps.brands.byId(brandId);
  if (brand === null || !isRowId(key)) return refusal('INVALID', say('platform.checkInput'));
  const faults = [
    ...(note.length > LONGEST_NOTE
      ? [{ field: 'note', message: say('wallet.adjust.noteLong', { most: LONGEST_NOTE }) }]
      : []),
    ...reasonFaults(reason),
  ];
  if (faults.length > 0) return invalid(faults);
  const { wattConversionRate: rate } = brand.config;
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    await lockTargeting(tx, brandId);
    if (!(await ownsHome(tx, brandId, memberId))) return refusal('NOT_FOUND', say('session.noSuchMember'));
    if (memberId === actorId) return refusal('NOT_ALLOWED', say('wallet.adjust.own'));
    const known = await readAdjustment(tx, key);
    if (known !== null)
      return known.memberId === memberId ? { memberId } : refusal('INVALID', say('platform.checkInput'));
    const watts = (await lockBalances(tx, [memberId])).get(memberId) ?? 0;
    const balance = balanceToPoints(watts, rate);
    const fault = adjustmentFault(points, balance);
    if (fault !== null) {
      const most = fault === 'tooMuch' ? MOST_ADJUSTED : balance;
      return invalid([{ field: 'points', message: say(FAULT_TEXTS[fault], { most }) }]);
    }
    const after = { points, balance: balance + points, cause, note: note === '' ? null : note };
    const since = await countsSince(tx, deps, brandId, { kind: 'POINTS', objectId: memberId });
    const held = await holdPoints(tx, deps, {
      brandId,
      actorId,
      reason,
      item: { kind: 'POINTS', objectId: memberId },
      version: 0,
      proposal: { kind: 'POINTS', key, points, cause, note: after.note },
      before: { balance },
      after,
      consent,
      points: Math.abs(points),
      pointsBefore: await adjustedSince(tx, memberId, since),
    });
    if (held !== null) return held;
    const posting = adjustmentPosting(brandId, memberId, pointsToWatts(points, rate), key);
    if (posting === null) throw new Error('An adjustment of points moves none.');
    await insertAdjustment(tx, {
      id: key,
      brand: brandId,
      memberId,
      points,
      cause,
      note: after.note,
      actorId,
      approverId: consent?.approverId ?? null,
      bookedAt: now,
    });
    await post(tx, [{ brandId, memberId, eventId: null, posting }], now);
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: points > 0 ? 'points.credit' : 'points.debit',
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: { balance },
      after,
    });
    return { memberId };
  });
}
