import type { DevicePhase } from '../../../../domain/events/deviceSentence.ts';
import type { Situation } from '../situation.ts';

/** The event's phase for its devices; a cancelled or settled event is over. */
export function devicePhase(situation: Situation): DevicePhase {
  return situation === 'before' || situation === 'running' ? situation : 'over';
}
