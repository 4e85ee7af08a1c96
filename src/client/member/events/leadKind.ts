/** The text under a result: praise for a saving, encouragement without one, and neither within the noise. */
export type LeadKind = 'cheer' | 'close' | 'encouragement';

/** @param reductionWh watt-hours, below 0 when more was used. */
export function leadKind(reductionWh: number, isWithinNoise: boolean): LeadKind {
  if (isWithinNoise && reductionWh !== 0) return 'close';
  return reductionWh > 0 ? 'cheer' : 'encouragement';
}
