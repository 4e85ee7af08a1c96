import type { ConnectionMethod } from './connectionMethod.ts';
import { isAdmitted } from './takingPart.ts';

/** Inputs of the decision. */
export interface EnrolmentSituation {
  /** The home's current program; null: none. */
  readonly programId: string | null;
  /** The home's postal code; null: unknown. */
  readonly postalCode: string | null;
  /** Whether the program's utility covers that code. */
  readonly covered: boolean;
  /** The connected utility, or the one in progress; null: none. */
  readonly utilityId: string | null;
  /** That connection's raw status and sub-status; null: none. */
  readonly state: string | null;
  readonly substate: string | null;
}

export interface EnrolmentTarget {
  readonly programId: string;
  readonly utilityId: string;
  readonly connectionMethod: ConnectionMethod;
  /** The program to leave; null: none. */
  readonly fromProgramId: string | null;
}

export type EnrolmentFault =
  | 'already-in'
  | 'elsewhere'
  | 'not-in'
  | 'other-utility'
  | 'no-postal-code'
  | 'not-covered'
  | 'not-connected';

/**
 * Why staff can't put a home into a program; null: they can. A home without a program needs a postal code
 * that the program's utility covers. If the utility has an interface, it must have confirmed the home;
 * otherwise staff decide. Source: decisions, Utility.
 */
export function enrolmentFault(home: EnrolmentSituation, target: EnrolmentTarget): EnrolmentFault | null {
  if (home.programId === target.programId) return 'already-in';
  if (home.programId !== target.fromProgramId) return target.fromProgramId === null ? 'elsewhere' : 'not-in';
  if (home.utilityId !== null && home.utilityId !== target.utilityId) return 'other-utility';
  if (target.fromProgramId !== null) return null;
  if (home.postalCode === null) return 'no-postal-code';
  if (!home.covered) return 'not-covered';
  const confirmed = home.utilityId !== null && home.state !== null && isAdmitted(home.state, home.substate);
  return confirmed || target.connectionMethod !== 'INTERFACE' ? null : 'not-connected';
}
