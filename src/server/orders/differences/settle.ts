import { reasonFaults, record } from '../../audit/service.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrderDifference, settleDifferenceRow } from './store.ts';

export interface Settlement {
  readonly brandId: string;
  readonly actorId: string;
  readonly id: number;
  readonly reason: string;
}

/** Staff settle a difference from a service's list: a note of what it was. It opens again if its figures change. */
export async function settleOrderDifference(
  { db, clock, newId }: Pick<OrderDeps, 'clock' | 'db' | 'newId'>,
  { brandId, actorId, id, reason }: Settlement,
): Promise<{ readonly refusal: RefusedChange } | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const found = await lockOrderDifference(tx, brandId, id);
    if (found === null) return refusal('NOT_FOUND', say('orders.unknownDifference'));
    if (found.settledAt !== null) return refusal('STALE', say('orders.settledAlready'));
    await settleDifferenceRow(tx, id, { settledAt: now, settledBy: actorId, settledReason: reason.trim() });
    const { service, kind, reference, ours, theirs, theirState } = found;
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'orderDifference.settle',
      subject: `orderDifference:${id}`,
      reason: reason.trim(),
      before: { service, kind, reference, ours, theirs, theirState, isOpen: true },
      after: { isOpen: false },
    });
    return null;
  });
}
