import type { EnergyEvent } from '../../../../codegen/rest/types.ts';

export type PastWord =
  | 'cancelled'
  | 'notJoined'
  | 'pending'
  | 'saved'
  | 'estimate'
  | 'same'
  | 'more'
  | 'perDevice'
  | 'noDevice';

type Facts = Pick<
  EnergyEvent,
  | 'status'
  | 'opt'
  | 'settlement_state'
  | 'participation_results_available'
  | 'reduction_wh'
  | 'estimate_only'
  | 'devices'
>;

/** What a past event was for this member, in one word; its sentence is chosen by it. */
export function pastWords(event: Facts): PastWord {
  if (event.status === 'CANCELLED') return 'cancelled';
  if (event.settlement_state === null) return event.opt === 'in' ? 'pending' : 'notJoined';
  if (!event.participation_results_available || event.settlement_state === 'PENDING') return 'pending';
  if (event.reduction_wh === null) return Object.keys(event.devices).length > 0 ? 'perDevice' : 'noDevice';
  if (event.estimate_only) return 'estimate';
  if (event.reduction_wh > 0) return 'saved';
  return event.reduction_wh === 0 ? 'same' : 'more';
}
