import type { Signup } from '../../../../../codegen/rest/types.ts';

/** What the chosen utility is called in a sentence; null where it has no short name. */
export function utilityName({ utility, zip }: Pick<Signup, 'utility' | 'zip'>): string | null {
  return utility?.primary_utility_short_name ?? utility?.acronym ?? utility?.displayName ?? zip?.utility_short_name ?? null;
}
