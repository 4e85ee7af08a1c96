import { nextChange } from '../../domain/events/status.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { claimDue, closeBooks, postpone, readDueIds, updateEvent } from './store/events.ts';
import { awaitResults, joinAutomatically, leaveOutWhoIsAway, stopSettling } from './store/participations.ts';
import { lifeOf, type StoredEvent } from './storedEvent.ts';

/** Closing waits so long for results that are due but not tried. */
const CLOSING_WAITS_MS = 60_000;

export interface LifecycleParts {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Takes the next step of an event that is due, in one transaction; the event as it is then, or null when nothing is due,
 * because another process has done it or closing has to wait.
 */
export function advanceOnce({ db, clock }: LifecycleParts, eventId: string): Promise<StoredEvent | null> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const event = await claimDue(tx, eventId, now);
    const due = event === null ? null : nextChange(lifeOf(event), event.status);
    if (event === null || due === null || due.at > now) return null;
    if (due.status === 'CLOSED' && !(await stopSettling(tx, event, now))) {
      await postpone(tx, event.id, new Date(now.getTime() + CLOSING_WAITS_MS));
      return null;
    }
    const after: StoredEvent = { ...event, status: due.status };
    await updateEvent(tx, after);
    if (due.status === 'ACTIVE') {
      await leaveOutWhoIsAway(tx, event);
      await joinAutomatically(tx, event, event.start);
    } else if (due.status === 'ENDED') {
      await awaitResults(tx, event, now);
    } else {
      await closeBooks(tx, event.id);
    }
    return after;
  });
}

/** Takes every step of an event that is due, one after the other: none is skipped, however late it is. */
export async function advance(parts: LifecycleParts, eventId: string): Promise<StoredEvent[]> {
  const steps: StoredEvent[] = [];
  for (let step = await advanceOnce(parts, eventId); step !== null; step = await advanceOnce(parts, eventId)) steps.push(step);
  return steps;
}

/** Advances all events that are due; how many steps it took. */
export async function advanceAll(parts: LifecycleParts): Promise<number> {
  const seen = new Set<string>();
  let steps = 0;
  for (;;) {
    const due = (await readDueIds(parts.db, parts.clock.now(), 100 + seen.size)).filter((id) => !seen.has(id));
    if (due.length === 0) return steps;
    for (const id of due) {
      seen.add(id);
      steps += (await advance(parts, id)).length;
    }
  }
}
