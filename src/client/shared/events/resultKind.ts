/** The kind of a result, which selects its sentence. */
export type ResultKind = 'saved' | 'estimate' | 'same' | 'littleMore' | 'more' | 'perDevice';

export interface ResultFigures {
  /** Watt-hours, below 0 when more was used; null for an event that is paid per device. */
  readonly reductionWh: number | null;
  readonly estimateOnly: boolean;
  /** Whether the difference is within the usual error of the baseline. */
  readonly withinNoise: boolean;
}

export function resultKind({ reductionWh, estimateOnly, withinNoise }: ResultFigures): ResultKind {
  if (reductionWh === null) return 'perDevice';
  if (estimateOnly) return 'estimate';
  if (reductionWh > 0) return 'saved';
  if (reductionWh === 0) return 'same';
  return withinNoise ? 'littleMore' : 'more';
}
