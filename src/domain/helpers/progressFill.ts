/** HLP-08, CON-24. Smaller means a steeper start. */
export const FRONT_WEIGHT_BASE = 0.075;

/** HLP-04: this share of a bar is always filled, so that it is visible. The value is ours. */
export const MINIMUM_FILL = 0.03;

export interface FillOptions {
  /** 0 to 1. */
  readonly minimum?: number;
  /** Rises quickly at the start, so that the first steps are noticeable. */
  readonly frontWeighted?: boolean;
}

/**
 * A value as a share of the whole, 0 to 1: up to 1 it is a fraction, above 1 a percentage. NaN is 0. Source:
 * HLP-05, HLP-06, HLP-07.
 */
export function progressShare(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(1, Math.max(0, value <= 1 ? value : value / 100));
}

/**
 * How much of the bar is filled, from the minimum to 1. Plain bars are exact above the minimum;
 * front-weighted ones follow `(1 - base^share) / (1 - base)`, scaled to the rest above the minimum. Source:
 * HLP-04, HLP-08, AMB-33.
 */
export function progressFill(
  value: number,
  { minimum = MINIMUM_FILL, frontWeighted = false }: FillOptions = {},
): number {
  const share = progressShare(value);
  if (!frontWeighted) return Math.max(minimum, share);
  const curve = (1 - FRONT_WEIGHT_BASE ** share) / (1 - FRONT_WEIGHT_BASE);
  return minimum + (1 - minimum) * curve;
}
