import type { ZeroVerdict } from '../../../domain/settlement/pending.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import { saveZeroVerdict } from '../../events/service.ts';
import type { Deps } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';

interface ZeroReading {
  readonly brandId: string;
  readonly actorId: string;
  readonly memberId: string;
  readonly eventId: string;
  readonly verdict: ZeroVerdict;
  readonly reason: string;
}

/** Staff say what a zero is that waits to be confirmed; the result is settled again at once. */
export function decideZeroReading(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { brandId, actorId, memberId, eventId, verdict, reason }: ZeroReading,
): Promise<{ readonly memberId: string } | { readonly refusal: RefusedChange }> {
  return transaction(db, async (tx) => {
    const faults = reasonFaults(reason);
    if (faults.length > 0) return invalid(faults);
    const now = clock.now();
    const before = await saveZeroVerdict(tx, { brandId, memberId, eventId }, verdict, now);
    if (before === undefined) return refusal('NOT_ALLOWED', say('events.noZeroWaits'));
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'member.zeroReading',
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: { event: eventId, verdict: before },
      after: { event: eventId, verdict },
    });
    return { memberId };
  });
}
