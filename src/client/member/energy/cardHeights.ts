import type { Energy } from '../../../../codegen/rest/types.ts';

/** Pixels that the cards below the chart take at most in a usual home, so that nothing moves when they arrive. */
export const COST_HEIGHT: Readonly<Record<Energy['period'], number>> = {
  day: 413,
  week: 478,
  month: 502,
  year: 478,
};
export const HABITS_HEIGHT = 545;
