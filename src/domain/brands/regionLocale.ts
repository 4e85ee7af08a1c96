import type { Country, Locale } from './countries.ts';

/** Postal codes of Quebec begin with one of these. */
const QUEBEC = /^[ghj]/i;

/**
 * The language to write in to a member who has never chosen one; null: the brand's main language. In Quebec that is
 * French: the Charter of the French language gives consumers the right to be served in it, and another language has to be
 * their own wish.
 */
export function regionLocale(
  country: Country,
  { region, postalCode }: { readonly region: string | null; readonly postalCode: string | null },
): Locale | null {
  if (country !== 'CA') return null;
  const isQuebec = region === null ? QUEBEC.test(postalCode?.trim() ?? '') : region === 'QC';
  return isQuebec ? 'fr-CA' : null;
}
