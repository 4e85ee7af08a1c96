import type { Signup } from '../../../../../codegen/rest/types.ts';

/** The chosen utility's name for use in a sentence; before a choice, that of the utility serving the home; null if unknown. */
export function utilityName({ utility, zip }: Pick<Signup, 'utility' | 'zip'>): string | null {
  return utility === null ? (zip?.utility_short_name ?? null) : utility.short_name;
}
