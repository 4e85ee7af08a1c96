import { statusAt } from '../../../domain/events/status.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { say } from '../../platform/messages/say.ts';
import type { EventDeps } from '../deps.ts';
import { readGroups, updateEvent } from '../store/events.ts';
import { auditChange, type Order } from './audit.ts';
import { changeable } from './changeable.ts';
import { refuse, type SaveOutcome } from './saveOutcome.ts';
import { eventLife, type CancelCause, type StoredEvent } from './storedEvent.ts';

export interface EventCancellation extends Order {
  readonly eventId: string;
  readonly version: number | null;
  readonly cause?: CancelCause;
  /** With all groups of its set that aren't over. */
  readonly withGroups?: boolean;
}

/** Cancels an event before its end. */
export function cancelEvent(deps: EventDeps, input: EventCancellation): Promise<SaveOutcome> {
  return transaction<SaveOutcome>(deps.db, async (tx) => {
    const found = await changeable(tx, input);
    if ('refusal' in found) return { saved: false, refusal: found.refusal };
    const before = found.event;
    const now = deps.clock.now();
    const status = statusAt(eventLife(before), now);
    if (status !== 'SCHEDULED' && status !== 'ACTIVE') {
      return refuse(
        'NOT_ALLOWED',
        say(status === 'CANCELLED' ? 'events.cancelledBefore' : 'events.endedCannotCancel'),
      );
    }
    const event: StoredEvent = {
      ...before,
      status: 'CANCELLED',
      cancelReason: input.reason,
      cancelCause: input.cause ?? 'staff',
      version: before.version + 1,
    };
    await updateEvent(tx, event, now);
    await auditChange(tx, deps, input, 'event.cancel', before, event);
    if (input.withGroups === true && before.group !== null)
      for (const other of await readGroups(tx, input.brandId, before.group.set)) {
        const otherStatus = statusAt(eventLife(other), now);
        if (otherStatus !== 'SCHEDULED' && otherStatus !== 'ACTIVE') continue;
        const outcome = await cancelEvent(
          { ...deps, db: tx },
          { ...input, eventId: other.id, version: null, withGroups: false },
        );
        if (!outcome.saved) throw new Error('A group that was read can’t be cancelled.');
      }
    return { saved: true, event, repeated: false };
  });
}
