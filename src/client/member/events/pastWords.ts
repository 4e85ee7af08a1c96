import type { EnergyEvent } from '../../../../codegen/rest/types.ts';

export type PastWord = 'cancelled' | 'notJoined' | 'pending' | 'saved' | 'estimate' | 'same' | 'more' | 'perDevice';

type Facts = Pick<EnergyEvent, 'status' | 'opt' | 'settlement_state' | 'participation_results_available' | 'reduction_wh' | 'estimate_only'>;

/** What a past event was for this member, in one word; its sentence is chosen by it. */
export function pastWords(event: Facts): PastWord {
  if (event.status === 'CANCELLED') return 'cancelled';
  if (event.settlement_state === null) return event.opt === 'in' ? 'pending' : 'notJoined';
  if (!event.participation_results_available || event.settlement_state === 'PENDING') return 'pending';
  if (event.reduction_wh === null) return 'perDevice';
  if (event.estimate_only) return 'estimate';
  if (event.reduction_wh > 0) return 'saved';
  return event.reduction_wh === 0 ? 'same' : 'more';
}
