import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Country } from '../../domain/brands/countries.ts';

/**
 * Parses a phone number as people write it into E.164. Null if it isn't one. Without a country code, the brand's
 * country is assumed.
 */
export function e164(text: string, country: Country): string | null {
  const written = text.normalize('NFKC').trim();
  // The library would find a number inside any text; here the whole text must be one.
  if (!/^\+?[\d\s().\-/\u2010-\u2015]+$/.test(written)) return null;
  const parsed = parsePhoneNumberFromString(written, country);
  if (parsed === undefined || !parsed.isValid() || parsed.ext !== undefined) return null;
  return parsed.number;
}

/** North American numbers don't reveal whether they are mobile, so FIXED_LINE_OR_MOBILE is accepted. */
const TAKES_TEXTS: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** False for premium-rate and toll-free numbers and for landlines. `number` is E.164. */
export function takesTexts(number: string): boolean {
  return TAKES_TEXTS.has(parsePhoneNumberFromString(number)?.getType());
}

/** For error messages, in national notation. */
export function exampleNumber(country: Country): string {
  return getExampleNumber(country, examples)?.formatNational() ?? '';
}

/** In groups of digits, for easy comparison. */
export function formatNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
