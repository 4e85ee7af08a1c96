/** How many results fell within what members were told before the event, below it, and above. */
export interface Coverage {
  readonly results: number;
  readonly inside: number;
}

/** The share of results that should fall inside. Source: fair pay, "What we tell before an event": 80 ± 7 %. */
const COVERAGE_GOAL = { leastPercent: 73, mostPercent: 87 } as const;
/** Fewer results don't tell a good range from a bad one. */
const LEAST_RESULTS = 30;

/** `narrow`: too many results fall outside; `wide`: too few. */
export type CoverageVerdict = 'few' | 'narrow' | 'onGoal' | 'wide';

export function coverageVerdict({ results, inside }: Coverage): CoverageVerdict {
  if (results < LEAST_RESULTS) return 'few';
  // As it is shown.
  const percent = Math.round((100 * inside) / results);
  if (percent < COVERAGE_GOAL.leastPercent) return 'narrow';
  return percent > COVERAGE_GOAL.mostPercent ? 'wide' : 'onGoal';
}
