/** The kind of a result, which selects its sentence. */
export type ResultKind = 'saved' | 'estimate' | 'same' | 'littleMore' | 'more' | 'perDevice';

export interface ResultFigures {
  /** Watt-hours, below 0 when more was used; null for an event that is paid per device. */
  readonly reductionWh: number | null;
  readonly baselineWh: number | null;
  readonly estimateOnly: boolean;
}

/** Up to this share of the usual use, more is "a little more". */
const LITTLE = 0.1;

export function resultKind({ reductionWh, baselineWh, estimateOnly }: ResultFigures): ResultKind {
  if (reductionWh === null) return 'perDevice';
  if (estimateOnly) return 'estimate';
  if (reductionWh > 0) return 'saved';
  if (reductionWh === 0) return 'same';
  return -reductionWh <= LITTLE * (baselineWh ?? 0) ? 'littleMore' : 'more';
}
