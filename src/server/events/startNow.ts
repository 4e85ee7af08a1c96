import { advance } from './lifecycle.ts';
import type { EventDeps } from './deps.ts';
import { schedule, type EventOrder, type SaveOutcome } from './scheduling.ts';

/** Schedules an event for this moment and starts it, so that whoever ordered it sees it active and not waiting for the next look at what is due. */
export async function startNow(
  deps: EventDeps,
  order: EventOrder & { readonly start: 'now'; readonly minutes: number },
): Promise<SaveOutcome> {
  const outcome = await schedule(deps, order);
  if (outcome.saved) await advance(deps, outcome.event.id);
  return outcome;
}
