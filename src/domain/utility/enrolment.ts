import type { ConnectionMethod } from './connectionMethod.ts';
import { takesPart } from './connectionView.ts';

/** What decides whether staff can put a home into a program. */
export interface EnrolmentSituation {
  /** The program the home is in; null: none. */
  readonly programId: string | null;
  /** Postal code of the home; null: not known. */
  readonly postalCode: string | null;
  /** Whether the program's utility covers that code. */
  readonly covered: boolean;
  /** The utility the home is connected to, or on its way to; null: none. */
  readonly utilityId: string | null;
  /** Raw status and sub-status of that connection; null: none. */
  readonly state: string | null;
  readonly substate: string | null;
}

export interface EnrolmentTarget {
  readonly programId: string;
  readonly utilityId: string;
  readonly connectionMethod: ConnectionMethod;
  /** The program the home leaves; null: it is in none yet. */
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
 * Why staff can't put a home into a program; null: they can. A home in no program needs a postal code that the program's
 * utility covers. Where the utility has an interface, that interface has to have confirmed the home; a utility without
 * one has nobody else to say so than staff. Source: decisions, Utility.
 */
export function enrolmentFault(home: EnrolmentSituation, target: EnrolmentTarget): EnrolmentFault | null {
  if (home.programId === target.programId) return 'already-in';
  if (home.programId !== target.fromProgramId) return target.fromProgramId === null ? 'elsewhere' : 'not-in';
  if (home.utilityId !== null && home.utilityId !== target.utilityId) return 'other-utility';
  if (target.fromProgramId !== null) return null;
  if (home.postalCode === null) return 'no-postal-code';
  if (!home.covered) return 'not-covered';
  const confirmed = home.utilityId !== null && home.state !== null && takesPart(home.state, home.substate);
  return confirmed || target.connectionMethod !== 'INTERFACE' ? null : 'not-connected';
}
