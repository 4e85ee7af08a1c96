/**
 * The last option, for a utility that isn't listed; it needs the name in the member's words. Source: SGN-26,
 * SGN-28, CON-28.
 */
export const OTHER_UTILITY = { value: '999', displayLabel: "(I don't see my utility)" } as const;

export function isOtherUtility(value: string | number): boolean {
  return String(value) === OTHER_UTILITY.value;
}
