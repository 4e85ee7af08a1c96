/**
 * What a postal code allows; the numbers are part of the contracts. Perks: no utility program there, offers
 * and devices only. Utility: eligible. Partially ineligible: can join, but not take part in events yet.
 * Source: SGN-21, CON-27.
 */
export const ZIP_ELIGIBILITY = {
  OHM_PERKS_ELIGIBLE: 0,
  OHM_UTILITY_ELIGIBLE: 1,
  OHM_PARTIALLY_INELIGIBLE: 2,
} as const;
export type ZipEligibility = keyof typeof ZIP_ELIGIBILITY;
export type ZipEligibilityCode = (typeof ZIP_ELIGIBILITY)[ZipEligibility];

/** null: unknown number. */
export function zipEligibility(code: number): ZipEligibility | null {
  const names = Object.keys(ZIP_ELIGIBILITY) as ZipEligibility[];
  return names.find((name) => ZIP_ELIGIBILITY[name] === code) ?? null;
}
