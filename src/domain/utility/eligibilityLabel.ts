import type { SubStatus } from './rawStatus.ts';

/** Whether a home can take part in events, in one word: `ohmhour_eligible.label`. Source: SET-01, UTL-17. */
export const ELIGIBILITY_LABELS = ['Eligible', 'Pending', 'Ineligible', 'Issue'] as const;
export type EligibilityLabel = (typeof ELIGIBILITY_LABELS)[number];

const INELIGIBLE: readonly SubStatus[] = ['UtilityNotSupported', 'Rejected', 'ISOIneligible'];
const ISSUES: readonly SubStatus[] = ['ConflictingDRP', 'Duplicate', 'AttestationNeeded', 'PossibleMove', 'LocDisputed', 'LocEndDated'];

/** Null: no utility chosen yet, which is pending: nothing speaks against the home. */
export function eligibilityLabel(connection: { readonly subStatus: string | null; readonly everReachedAuthDone: boolean } | null): EligibilityLabel {
  if (connection === null) return 'Pending';
  if (INELIGIBLE.some((each) => each === connection.subStatus)) return 'Ineligible';
  if (ISSUES.some((each) => each === connection.subStatus)) return 'Issue';
  return connection.everReachedAuthDone ? 'Eligible' : 'Pending';
}
