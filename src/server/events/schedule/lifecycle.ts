import { minutesLate, startVerdict } from '../../../domain/events/missedStart.ts';
import { nextChange } from '../../../domain/events/status.ts';
import { ownReason, record, type BrandLanguages } from '../../audit/service.ts';
import type { Deps } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { createIds } from '../../platform/ids.ts';
import { say } from '../../platform/messages/say.ts';
import { claimDue, savePaidWatts, postpone, dueEvents, updateEvent } from '../store/events.ts';
import {
  joinAutomatically,
  optOutMembersAway,
  queueResults,
  stopSettling,
  withdrawLeavers,
} from '../store/participations.ts';
import { noteEvent } from './audit.ts';
import { eventLife, type StoredEvent } from './storedEvent.ts';

/** How long closing is put off while results are due but not yet tried. */
const CLOSING_WAITS_MS = 60_000;

export interface LifecycleDeps extends Pick<Deps, 'clock' | 'db'> {
  readonly brands: BrandLanguages;
}

/**
 * Takes the next due step of an event in one transaction. Null when nothing is due: another process has done
 * it, or closing waits for results.
 */
function advanceOnce({ db, clock, brands }: LifecycleDeps, eventId: string): Promise<StoredEvent | null> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const event = await claimDue(tx, eventId, now);
    const due = event === null ? null : nextChange(eventLife(event), event.status);
    if (event === null || due === null || due.at > now) return null;
    if (due.status === 'CLOSED' && !(await stopSettling(tx, event, now))) {
      await postpone(tx, event.id, new Date(now.getTime() + CLOSING_WAITS_MS));
      return null;
    }
    if (due.status === 'ACTIVE') return start({ db: tx, clock, brands }, event);
    const after: StoredEvent = { ...event, status: due.status };
    await updateEvent(tx, after);
    if (due.status === 'ENDED') {
      // A test has no results.
      if (!event.isTest) await queueResults(tx, event, now);
    } else {
      await savePaidWatts(tx, event.id);
      await noteEvent(tx, 'EVENT_SETTLED', after, now);
    }
    return after;
  });
}

/**
 * Starts an event. One that is clearly late starts late or is cancelled, as its program says, and is audited
 * either way.
 */
async function start({ db: tx, clock, brands }: LifecycleDeps, event: StoredEvent): Promise<StoredEvent> {
  const now = clock.now();
  const verdict = startVerdict(event.start, now, event.rules.missedStart);
  const missed = ownReason(
    brands.byId(event.brandId),
    say('audit.startMissed', { minutes: minutesLate(event.start, now) }),
  );
  const isOff = verdict === 'call-off';
  const after: StoredEvent = isOff
    ? {
        ...event,
        status: 'CANCELLED',
        cancelReason: missed,
        cancelCause: 'missed-start',
        version: event.version + 1,
      }
    : { ...event, status: 'ACTIVE', startedAt: now };
  await updateEvent(tx, after, isOff ? now : null);
  if (isOff) await noteEvent(tx, 'EVENT_CANCELLED', after, now);
  if (verdict !== 'start') {
    await record(tx, {
      id: createIds(clock)(),
      at: now,
      brandId: event.brandId,
      actorId: null,
      action: isOff ? 'event.missed' : 'event.late-start',
      subject: `event:${event.id}`,
      reason: missed,
      before: { status: event.status },
      after: { status: after.status, startedAt: after.startedAt?.toISOString() ?? null },
    });
  }
  if (!isOff) {
    await withdrawLeavers(tx, event);
    await optOutMembersAway(tx, event);
    await joinAutomatically(tx, event, event.start);
  }
  return after;
}

/** Takes every due step of an event in order, so that a late event skips none. */
export async function runDueEvent(deps: LifecycleDeps, eventId: string): Promise<StoredEvent[]> {
  const steps: StoredEvent[] = [];
  for (let step = await advanceOnce(deps, eventId); step !== null; step = await advanceOnce(deps, eventId))
    steps.push(step);
  return steps;
}

/** Starts, ends and closes every due event. Returns the number of steps. */
export async function runDueEvents(deps: LifecycleDeps): Promise<number> {
  const seen = new Set<string>();
  let steps = 0;
  for (;;) {
    const due = (await dueEvents(deps.db, deps.clock.now(), 100 + seen.size)).filter((id) => !seen.has(id));
    if (due.length === 0) return steps;
    for (const id of due) {
      seen.add(id);
      steps += (await runDueEvent(deps, id)).length;
    }
  }
}
