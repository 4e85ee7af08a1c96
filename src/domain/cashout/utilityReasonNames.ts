import type { UtilityReason } from './blockers.ts';

/** Why a utility's members can't cash out, in GraphQL. */
export const UTILITY_REASON_NAMES = {
  utility_bill_credit: 'BILL_CREDIT',
  utility_pays_directly: 'PAYS_DIRECTLY',
  utility_program_paused: 'PROGRAM_PAUSED',
  utility_not_permitted: 'NOT_PERMITTED',
} as const satisfies Readonly<Record<UtilityReason, string>>;

export type UtilityReasonName = (typeof UTILITY_REASON_NAMES)[UtilityReason] | 'NONE';

/** NONE: they can. */
export const UTILITY_REASON_OPTIONS: readonly UtilityReasonName[] = [
  'NONE',
  ...Object.values(UTILITY_REASON_NAMES),
];

export function utilityReasonNamed(name: UtilityReasonName): UtilityReason | null {
  const reasons = Object.keys(UTILITY_REASON_NAMES) as UtilityReason[];
  return reasons.find((reason) => UTILITY_REASON_NAMES[reason] === name) ?? null;
}
