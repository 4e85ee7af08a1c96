import type { Signup } from '../../../../../codegen/rest/types.ts';

/** What the chosen utility is called in a sentence, or before there is one, the utility that serves the home; null where nobody knows. */
export function utilityName({ utility, zip }: Pick<Signup, 'utility' | 'zip'>): string | null {
  return utility === null ? (zip?.utility_short_name ?? null) : utility.short_name;
}
