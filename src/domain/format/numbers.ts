import type { Locale } from '../brands/countries.ts';
import { numberFormat } from './formatters.ts';
import { numberLocale } from './numberLocale.ts';

/** Shown where there is no number to show, so that no text ever says "NaN". */
export const NO_FIGURE = '–';

/** How many decimals a figure has; the defaults are Intl's own: as many as needed, at most three. */
export interface Decimals {
  readonly least?: number;
  readonly most?: number;
}

/**
 * A plain figure: "1,234,567" in English, "1 234 567" (with spaces that do not break) in French.
 * Not a number, or infinite: `NO_FIGURE`. Source: HLP-13.
 */
export function formatNumber(value: number, locale: Locale = 'en-US', decimals: Decimals = {}): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  const format = numberFormat(numberLocale(locale), {
    minimumFractionDigits: decimals.least ?? 0,
    maximumFractionDigits: decimals.most ?? Math.max(3, decimals.least ?? 0),
  });
  // "-0" is not a figure for people.
  return format.format(value === 0 ? 0 : value);
}

/** A share of 1 as whole percent: 0.155 gives "16%" in English, "16 %" in French. */
export function formatPercent(fraction: number, locale: Locale = 'en-US'): string {
  if (!Number.isFinite(fraction)) return NO_FIGURE;
  return numberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: 0 }).format(fraction);
}
