import { takesPart } from './connectionView.ts';
import type { SubStatus } from './rawStatus.ts';

/** Whether a home can take part in events: `ohmhour_eligible.label`. Source: SET-01, UTL-17. */
export const ELIGIBILITY_LABELS = ['Eligible', 'Pending', 'Ineligible', 'Issue'] as const;
export type EligibilityLabel = (typeof ELIGIBILITY_LABELS)[number];

/** The utility can't be connected yet. */
const PENDING: SubStatus = 'NotYet';
const INELIGIBLE: readonly SubStatus[] = ['UtilityNotSupported', 'Rejected', 'ISOIneligible'];
const ISSUES: readonly SubStatus[] = [
  'ConflictingDRP',
  'Duplicate',
  'AttestationNeeded',
  'PossibleMove',
  'LocDisputed',
  'LocEndDated',
];

/** Raw status and sub-status as the market reports them. */
export interface LabelledConnection {
  readonly state: string;
  readonly subStatus: string | null;
  readonly everReachedAuthDone: boolean;
}

/**
 * null: no utility chosen yet, which is pending. A connection that was lost (consent revoked, another utility
 * begun) is an issue: it takes part in nothing until fixed.
 */
export function eligibilityLabel(connection: LabelledConnection | null): EligibilityLabel {
  if (connection === null) return 'Pending';
  if (INELIGIBLE.some((each) => each === connection.subStatus)) return 'Ineligible';
  if (ISSUES.some((each) => each === connection.subStatus)) return 'Issue';
  if (!connection.everReachedAuthDone || connection.subStatus === PENDING) return 'Pending';
  return takesPart(connection.state, connection.subStatus) ? 'Eligible' : 'Issue';
}
