import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { toEventView, eventPhase } from '../../shared/events/eventView.ts';

/** An event's situation for this member now, which selects the screen. */
export type Situation = 'before' | 'running' | 'cancelled' | 'notJoined' | 'pending' | 'settled';

/** `now` in milliseconds. */
export function eventSituation(event: EnergyEvent, now: number): Situation {
  const phase = eventPhase(toEventView(event), now);
  if (phase !== 'over') return phase;
  if (event.settlement_state === null) return event.opt === 'in' ? 'pending' : 'notJoined';
  return event.settlement_state === 'PENDING' || !event.participation_results_available
    ? 'pending'
    : 'settled';
}
