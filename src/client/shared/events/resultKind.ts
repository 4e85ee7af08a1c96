/** How a result reads; the sentence is chosen by it. */
export type ResultKind = 'saved' | 'estimate' | 'same' | 'more' | 'perDevice';

export interface ResultFigures {
  /** Watt-hours, below 0 when more was used; null for an event that is paid per device. */
  readonly reductionWh: number | null;
  readonly estimateOnly: boolean;
}

export function resultKind({ reductionWh, estimateOnly }: ResultFigures): ResultKind {
  if (reductionWh === null) return 'perDevice';
  if (estimateOnly) return 'estimate';
  if (reductionWh > 0) return 'saved';
  return reductionWh === 0 ? 'same' : 'more';
}
