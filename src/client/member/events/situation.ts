import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { toEventView, eventPhase } from '../../shared/events/eventView.ts';

/** An event's situation for this member now, which selects the screen. */
export type Situation = 'before' | 'running' | 'cancelled' | 'notJoined' | 'away' | 'pending' | 'settled';

/** `now` in milliseconds. */
export function eventSituation(event: EnergyEvent, now: number): Situation {
  const phase = eventPhase(toEventView(event), now);
  if (phase !== 'over') return phase;
  if (event.settlement_state === null) {
    if (event.opt === 'in') return 'pending';
    return event.vacation === null ? 'notJoined' : 'away';
  }
  return event.settlement_state === 'PENDING' || !event.participation_results_available
    ? 'pending'
    : 'settled';
}

/** Whether it runs and the member is in. */
export function isInHour(event: EnergyEvent, now: number): boolean {
  return event.opt === 'in' && eventSituation(event, now) === 'running';
}

/** Whether it is still to come, and the member at home then. */
export function isToPrepare(event: EnergyEvent, now: number): boolean {
  return event.vacation === null && eventSituation(event, now) === 'before';
}
