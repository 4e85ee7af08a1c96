import type { Clock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { CommandFault } from '../../platform/operator/command.ts';
import { runDueEvent, scheduleEvent, writeOptIn } from '../../events/service.ts';
import type { HeldEvent } from '../queries/events.ts';
import type { Evening } from './plan.ts';
import { inEnglish } from '../../platform/messages/inWords.ts';

const DAY_MS = 86_400_000;

export interface Holding {
  readonly brandId: string;
  readonly memberId: string;
  /** The meter that settles it. */
  readonly servicePointId: string;
  readonly programId: string;
  readonly evening: Evening;
  readonly key: string;
}

/**
 * Creates a past event as if scheduled the day before, with this member in it, and runs it to its end. All or
 * nothing; the same key returns the same event.
 */
export function holdEvent(
  deps: Deps,
  { brandId, memberId, servicePointId, programId, evening, key }: Holding,
): Promise<HeldEvent> {
  const start = new Date(evening.start * 1000);
  const end = new Date(evening.end * 1000);
  const dayBefore = new Date(start.getTime() - DAY_MS);
  return transaction(deps.db, async (tx) => {
    const demo = { ...deps, db: tx };
    const outcome = await scheduleEvent(
      { ...demo, clock: stopped(dayBefore) },
      {
        brandId,
        actorId: null,
        reason: 'A meter file is replayed.',
        programId,
        algorithm: 'participation_reduction',
        start,
        end,
        idempotencyKey: key,
        // Several files may be replayed, each with its own event.
        despite: ['overlaps', 'day-limit', 'week-limit'],
      },
    );
    if (!outcome.saved) throw new CommandFault(inEnglish(outcome.refusal.message));
    const { event, repeated } = outcome;
    if (!repeated) {
      await writeOptIn(tx, { event, memberId, servicePointId, at: dayBefore });
      await runDueEvent({ ...demo, db: tx, clock: stopped(end) }, event.id);
    }
    return { id: event.id, start: event.start, end: event.end };
  });
}

function stopped(at: Date): Clock {
  return { now: () => at };
}
