import type { IntlShape } from 'react-intl';

/** A typed number as it is written elsewhere, "20,000"; anything else as it was typed. */
export function typedNumberText(intl: IntlShape, typed: string): string {
  const number = parseNumber(typed);
  return number === null || Number.isNaN(number) ? typed : intl.formatNumber(number);
}

/** The same for numbers with spaces between them. */
export function typedNumbersText(intl: IntlShape, typed: string): string {
  return typed
    .split(/,?\s+/)
    .map((part) => typedNumberText(intl, part))
    .join(' ');
}

/** A typed whole number. null: nothing was typed; NaN: something else. */
export function parseNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** Typed numbers with spaces between them. "1,000" is none: it could be one amount or two. */
export function parseNumbers(typed: string): number[] {
  return typed
    .split(/,?\s+/)
    .filter((part) => part !== '')
    .map((part) => parseNumber(part) ?? Number.NaN);
}
