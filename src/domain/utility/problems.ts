import type { MeterFreshness } from './meterFreshness.ts';

export interface ProblemFacts {
  readonly state: string | null;
  readonly everReachedAuthDone: boolean;
  /** Whole days; null: never enrolled. */
  readonly daysSinceLastEnrollState: number | null;
  readonly readings: MeterFreshness;
}

/** `unenrolled`: in no program for long; `meter`: readings stopped. */
export type ConnectionProblem = 'unenrolled' | 'meter';

/** Days without enrolment that count as a problem. Source: decisions, Utility. */
const ENROLMENT_PATIENCE_DAYS = 14;

/**
 * Utilities that resolve a conflicting program with the member themselves, so we neither ask the member nor send an
 * email; by acronym. The specification doesn't name them. Source: UTL-13.
 */
const SETTLES_CONFLICTS_ITSELF: readonly string[] = ['HARBOR'];

export function settlesConflictsItself(acronym: string | null): boolean {
  return acronym !== null && SETTLES_CONFLICTS_ITSELF.includes(acronym);
}

/**
 * What is wrong with a connection that once worked and that nothing else keeps out of events; null: nothing. Of meter
 * problems only a long gap counts: a short one closes on its own, and before the first readings nothing is missing.
 * Source: UTL-11, UTL-15, UTL-16; HOM-16.
 */
export function connectionProblem({
  state,
  everReachedAuthDone,
  daysSinceLastEnrollState: days,
  readings,
}: ProblemFacts): ConnectionProblem | null {
  if (!everReachedAuthDone) return null;
  if (state !== 'MarketEnrolled' && days !== null && days > ENROLMENT_PATIENCE_DAYS) return 'unenrolled';
  return readings === 'long-missing' ? 'meter' : null;
}
