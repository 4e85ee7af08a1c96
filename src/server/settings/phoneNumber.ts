import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Country } from '../../domain/brands/countries.ts';

/** A telephone number as people write it, in E.164; null: it is none. Without a country code it is the brand's country's. */
export function e164(text: string, country: Country): string | null {
  const written = text.normalize('NFKC').trim();
  // The library would pick a number out of any text; here the text is the number.
  if (!/^\+?[\d\s().\-/\u2010-\u2015]+$/.test(written)) return null;
  const parsed = parsePhoneNumberFromString(written, country);
  if (parsed === undefined || !parsed.isValid() || parsed.ext !== undefined) return null;
  return parsed.number;
}

/** A number of the country as its people write it, for a sentence. */
export function exampleNumber(country: Country): string {
  return getExampleNumber(country, examples)?.formatNational() ?? '';
}

/** Grouped, so that it can be compared with one's own. */
export function shownNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
