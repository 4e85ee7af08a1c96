import type { Locale } from '../brands/countries.ts';

/**
 * A number as people type it, with or without grouping and a currency sign: "1,250.50", "$12", in French "1 250,50 $".
 * null: not a number.
 */
export function parseTypedNumber(typed: string, locale: Locale): number | null {
  const bare = typed.replaceAll(/[\s$]/g, '');
  const plain =
    locale === 'fr-CA'
      ? bare.replace(',', '.')
      : /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare)
        ? bare.replaceAll(',', '')
        : bare;
  return /^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null;
}
