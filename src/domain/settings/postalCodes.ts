import type { Country } from '../brands/countries.ts';

export interface PostalRule {
  /** The whole code, nothing around it. */
  readonly pattern: RegExp;
  /** What may not be typed. */
  readonly forbidden: RegExp;
  readonly minLength: number;
  readonly maxLength: number;
  /** Which keyboard a phone shows. */
  readonly inputMode: 'numeric' | 'text';
}

/** Source: SGN-33 to SGN-39, CON-26. The brand's country decides (AMB-22). */
export const POSTAL_RULES: Readonly<Record<Country, PostalRule>> = {
  AU: { pattern: /^[0-9]{4}$/, forbidden: /[^0-9]/g, minLength: 4, maxLength: 4, inputMode: 'numeric' },
  US: { pattern: /^[0-9]{5}$/, forbidden: /[^0-9]/g, minLength: 5, maxLength: 5, inputMode: 'numeric' },
  CA: {
    pattern: /^[a-z][0-9][a-z][ -]?[0-9][a-z][0-9]$/i,
    forbidden: /[^a-z0-9 -]/gi,
    minLength: 6,
    maxLength: 7,
    inputMode: 'text',
  },
};

/** Whether the text is exactly a postal code of the country. Canadian ones in either case (AMB-22). */
export function isPostalCode(text: string, country: Country): boolean {
  return POSTAL_RULES[country].pattern.test(text);
}

/** First half of a Canadian code (forward sortation area), for example "M5V". */
const FORWARD_SORTATION_AREA = /^[a-z][0-9][a-z]$/i;

/**
 * Whether the text can stand in a utility's coverage: a postal code or, in Canada, the first half of one, which stands for all
 * codes that begin with it. A single letter is none: it would be a whole province. Source: decisions, Utility.
 */
export function isCoverageCode(text: string, country: Country): boolean {
  return isPostalCode(text, country) || (country === 'CA' && FORWARD_SORTATION_AREA.test(text));
}

/** The first half that covers a normalised Canadian code; null for any other code, and for a first half. */
export function coveringHalf(code: string): string | null {
  return /^[A-Z][0-9][A-Z][0-9][A-Z][0-9]$/.test(code) ? code.slice(0, 3) : null;
}

/** What stays of typed or pasted text: characters that cannot occur go first, then what is too long. */
export function limitPostalTyping(text: string, country: Country): string {
  const { forbidden, maxLength } = POSTAL_RULES[country];
  return text.replace(forbidden, '').slice(0, maxLength);
}

/** SGN-38: long enough to be sent. */
export function isPostalCodeLongEnough(text: string, country: Country): boolean {
  return text.length >= POSTAL_RULES[country].minLength;
}

/** The code as it is sent: without spaces around it, upper case (AMB-22). */
export function postalCodeToSend(text: string): string {
  return text.trim().toUpperCase();
}

/** The one form in which codes are kept and compared: upper case, without space or hyphen. */
export function normalPostalCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

/** A kept code as its people write it: Canadian ones with a space in the middle. Anything else stays as it is. */
export function shownPostalCode(code: string): string {
  return code.replace(/^([A-Z][0-9][A-Z])([0-9][A-Z][0-9])$/, '$1 $2');
}
