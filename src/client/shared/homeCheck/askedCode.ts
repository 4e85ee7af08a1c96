import type { Country } from '../../../domain/brands/countries.ts';
import { isPostalCode, normalPostalCode } from '../../../domain/settings/postalCodes.ts';

/** The postal code that an address asks about. */
export type AskedCode =
  | { readonly kind: 'none' }
  /** Not a code of this country: shown again with an error. */
  | { readonly kind: 'faulty'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string; readonly code: string };

/** The code in the query of an address such as `/?zip=94103`, which a form without a script makes as well. */
export function askedCode(url: Pick<URL, 'searchParams'>, country: Country): AskedCode {
  const text = (url.searchParams.get('zip') ?? '').trim().slice(0, 20);
  if (text === '') return { kind: url.searchParams.has('zip') ? 'faulty' : 'none', text };
  return isPostalCode(text, country)
    ? { kind: 'code', text, code: normalPostalCode(text) }
    : { kind: 'faulty', text };
}
