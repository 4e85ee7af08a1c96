import type { Energy } from '../../../../codegen/rest/types.ts';

/** Pixels that the cards below the chart take at most in a usual home, so that nothing moves when they arrive. */
export const COST_HEIGHT: Readonly<Record<Energy['period'], number>> = {
  day: 461,
  week: 526,
  month: 550,
  year: 526,
};
export const HABITS_HEIGHT = 545;
