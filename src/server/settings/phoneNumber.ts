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

/** Kinds of numbers that can take a text message. In North America a number does not tell whether it is a mobile's. */
const TAKES_TEXTS: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Whether a number (E.164) may get text messages of ours: none at a premium rate, none free of charge to call, no landline. */
export function takesTexts(number: string): boolean {
  return TAKES_TEXTS.has(parsePhoneNumberFromString(number)?.getType());
}

/** A number of the country as its people write it, for a sentence. */
export function exampleNumber(country: Country): string {
  return getExampleNumber(country, examples)?.formatNational() ?? '';
}

/** Grouped, so that it can be compared with one's own. */
export function shownNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
