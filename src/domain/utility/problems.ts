import type { EligibilityLabel } from './eligibilityLabel.ts';
import type { MeterFreshness } from './meterFreshness.ts';

export interface ProblemFacts {
  readonly state: string | null;
  readonly substate: string | null;
  readonly everReachedAuthDone: boolean;
  /** The utility's. */
  readonly acronym: string | null;
  /** Whole days; null: never enrolled. */
  readonly daysSinceLastEnrollState: number | null;
  readonly readings: MeterFreshness;
  readonly eligibilityLabel: EligibilityLabel;
}

/** `unsettled`: something keeps the home out of events; `unenrolled`: in no program for long; `meter`: readings stopped. */
export type ConnectionProblem = 'unsettled' | 'unenrolled' | 'meter';

const PROBLEM_SUBSTATES = ['ConflictingDRP', 'Duplicate', 'AttestationNeeded'];

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
 * The weightiest problem of a connection that once worked; null: none. Of meter problems only a long gap counts: a
 * short one closes on its own, and before the first readings nothing is missing. Source: UTL-11 to UTL-18; HOM-16.
 */
export function connectionProblem({
  state,
  substate,
  everReachedAuthDone,
  acronym,
  daysSinceLastEnrollState: days,
  readings,
  eligibilityLabel,
}: ProblemFacts): ConnectionProblem | null {
  if (!everReachedAuthDone || substate === 'UtilityNotSupported') return null;
  if (substate === 'ConflictingDRP' && settlesConflictsItself(acronym)) return null;
  if (substate !== null && PROBLEM_SUBSTATES.includes(substate)) return 'unsettled';
  if (state !== 'MarketEnrolled' && days !== null && days > ENROLMENT_PATIENCE_DAYS) return 'unenrolled';
  if (readings === 'long-missing') return 'meter';
  return eligibilityLabel === 'Issue' ? 'unsettled' : null;
}
