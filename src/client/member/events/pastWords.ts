import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { resultKind } from '../../shared/events/resultKind.ts';
import type { ResultKind } from '../../shared/events/resultKind.ts';

export type PastWord = 'cancelled' | 'notJoined' | 'away' | 'pending' | 'noPower' | 'noDevice' | ResultKind;

type Facts = Pick<
  EnergyEvent,
  | 'status'
  | 'opt'
  | 'settlement_state'
  | 'pending_reason'
  | 'participation_results_available'
  | 'reduction_wh'
  | 'estimate_only'
  | 'within_noise'
  | 'vacation'
  | 'devices'
>;

/** A past event's outcome for this member in one word, which selects its sentence. */
export function pastWords(event: Facts): PastWord {
  if (event.status === 'CANCELLED') return 'cancelled';
  if (event.settlement_state === null) {
    if (event.opt === 'in') return 'pending';
    return event.vacation === null ? 'notJoined' : 'away';
  }
  if (event.pending_reason === 'PowerOutage') return 'noPower';
  if (!event.participation_results_available || event.settlement_state === 'PENDING') return 'pending';
  if (event.reduction_wh === null && Object.keys(event.devices).length === 0) return 'noDevice';
  return resultKind({
    reductionWh: event.reduction_wh,
    estimateOnly: event.estimate_only,
    withinNoise: event.within_noise === true,
  });
}
