import type { Country } from '../brands/countries.ts';
import { isPostalCode, normalPostalCode } from '../settings/postalCodes.ts';

export type HomeCode =
  | { readonly kind: 'code'; readonly code: string }
  /** A code of another country than the brand's. */
  | { readonly kind: 'abroad'; readonly country: Country }
  | { readonly kind: 'none' };

const COUNTRIES: readonly Country[] = ['AU', 'CA', 'US'];

/** Parses the postal code of a home in the brand's country. Source: SGN-33 to SGN-35, AMB-22. */
export function homeCode(text: string, country: Country): HomeCode {
  const written = text.trim();
  if (isPostalCode(written, country)) return { kind: 'code', code: normalPostalCode(written) };
  const other = COUNTRIES.find((each) => each !== country && isPostalCode(written, each));
  return other === undefined ? { kind: 'none' } : { kind: 'abroad', country: other };
}
