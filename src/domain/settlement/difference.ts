export type Difference = 'less' | 'more' | 'same';

/** How a use compares with the usual, for a text's `direction`. Watt-hours, below 0 when more was used. */
export function difference(reductionWh: number): Difference {
  if (reductionWh === 0) return 'same';
  return reductionWh > 0 ? 'less' : 'more';
}
