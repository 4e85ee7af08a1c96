import type { Country } from '../brands/countries.ts';

export interface PostalRule {
  /** Matches the whole code. */
  readonly pattern: RegExp;
  /** Characters that can't be typed. */
  readonly forbidden: RegExp;
  readonly minLength: number;
  readonly maxLength: number;
  /** The keyboard that phones show. */
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

/** Canadian codes in either case (AMB-22). */
export function isPostalCode(text: string, country: Country): boolean {
  return POSTAL_RULES[country].pattern.test(text);
}

/** First half of a Canadian code (forward sortation area), for example "M5V". */
const FORWARD_SORTATION_AREA = /^[a-z][0-9][a-z]$/i;

/**
 * Whether a utility's coverage may list the text: a postal code or, in Canada, its first half, which covers
 * all codes that begin with it. A single character would be a whole province and is refused. Source:
 * decisions, Utility.
 */
export function isCoverageCode(text: string, country: Country): boolean {
  return isPostalCode(text, country) || (country === 'CA' && FORWARD_SORTATION_AREA.test(text));
}

/** The first half of a full normalized Canadian code; null for anything else. */
export function coveringHalf(code: string): string | null {
  return /^[A-Z][0-9][A-Z][0-9][A-Z][0-9]$/.test(code) ? code.slice(0, 3) : null;
}

/** Filters typed or pasted text: removes impossible characters, then truncates. */
export function limitPostalTyping(text: string, country: Country): string {
  const { forbidden, maxLength } = POSTAL_RULES[country];
  return text.replace(forbidden, '').slice(0, maxLength);
}

/** SGN-38: long enough to send. */
export function isPostalCodeLongEnough(text: string, country: Country): boolean {
  return text.length >= POSTAL_RULES[country].minLength;
}

/** Trimmed, upper case (AMB-22). */
export function postalCodeToSend(text: string): string {
  return text.trim().toUpperCase();
}

/** The form in which codes are stored and compared: upper case, without space or hyphen. */
export function normalPostalCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

/** A stored code for display: Canadian ones get a space in the middle. */
export function shownPostalCode(code: string): string {
  return code.replace(/^([A-Z][0-9][A-Z])([0-9][A-Z][0-9])$/, '$1 $2');
}
