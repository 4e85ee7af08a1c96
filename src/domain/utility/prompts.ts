import type { EligibilityLabel } from './eligibilityLabel.ts';
import type { MeterFreshness } from './meterFreshness.ts';

/** Inputs of both prompts, as in the settings. */
export interface PromptFacts {
  /** The attribute HIDE_UTILITY_ENROLLMENT_MODAL is set. */
  readonly hidden: boolean;
  readonly state: string | null;
  readonly substate: string | null;
  readonly everReachedAuthDone: boolean;
}

export interface ProblemFacts extends PromptFacts {
  /** The utility's. */
  readonly acronym: string | null;
  /** Whole days; null: never enrolled. */
  readonly daysSinceLastEnrollState: number | null;
  readonly currentMeterData: MeterFreshness;
  readonly eligibilityLabel: EligibilityLabel;
}

/** Reasons for the problem prompt, most important first. */
export const PROBLEMS = ['substate', 'enrollment', 'meter', 'eligibility'] as const;
export type Problem = (typeof PROBLEMS)[number];

const PROBLEM_SUBSTATES = ['ConflictingDRP', 'Duplicate', 'AttestationNeeded'];

/** Days without enrolment that count as a problem. Source: decisions, Utility. */
const ENROLMENT_PATIENCE_DAYS = 14;

/**
 * Utilities that resolve a conflicting program with the member themselves, so we send neither prompt nor
 * email; by acronym. The specification doesn't name them. Source: UTL-13.
 */
const SETTLES_CONFLICTS_ITSELF: readonly string[] = ['HARBOR'];

export function settlesConflictsItself(acronym: string | null): boolean {
  return acronym !== null && SETTLES_CONFLICTS_ITSELF.includes(acronym);
}

const NOTHING_TO_CONNECT = ['UtilityNotSupported', 'AwaitingFile', 'NotYet'];

/** Whether to ask the member to connect the utility. Source: UTL-06 to UTL-09. */
export function connectionPrompt({ hidden, state, substate, everReachedAuthDone }: PromptFacts): boolean {
  const begins = state === 'PreValid' || state === 'AuthStart';
  return !hidden && begins && !everReachedAuthDone && !NOTHING_TO_CONNECT.some((each) => each === substate);
}

/**
 * Problems of a connection that once worked; empty: no prompt. Of meter problems only a long gap counts: a
 * short one closes by itself, and before the first readings nothing is missing. Source: UTL-10 to UTL-18;
 * HOM-16.
 */
export function problemPrompt(facts: ProblemFacts): readonly Problem[] {
  const {
    hidden,
    state,
    substate,
    everReachedAuthDone,
    acronym,
    daysSinceLastEnrollState,
    currentMeterData,
    eligibilityLabel,
  } = facts;
  if (hidden || !everReachedAuthDone || substate === 'UtilityNotSupported') return [];
  if (substate === 'ConflictingDRP' && settlesConflictsItself(acronym)) return [];
  const holds: Readonly<Record<Problem, boolean>> = {
    substate: substate !== null && PROBLEM_SUBSTATES.includes(substate),
    enrollment:
      state !== 'MarketEnrolled' &&
      daysSinceLastEnrollState !== null &&
      daysSinceLastEnrollState > ENROLMENT_PATIENCE_DAYS,
    meter: currentMeterData === 'long-missing',
    eligibility: eligibilityLabel === 'Issue',
  };
  return PROBLEMS.filter((problem) => holds[problem]);
}
