import type { DevicePhase } from '../../../../domain/events/deviceSentence.ts';
import type { Situation } from '../situation.ts';

/** The event's phase for its devices; a cancelled or settled event is over. */
export function devicePhase(situation: Situation): DevicePhase {
  return situation === 'before' || situation === 'running' ? situation : 'over';
}

/** Kinds of devices that a result lists in lines of their own. */
const MOST_KINDS = 4;

/** Whether a result has its devices in one line, so that it fits on a screen. */
export const hasManyKinds = (kinds: number): boolean => kinds > MOST_KINDS;
