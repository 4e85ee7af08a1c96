import type { Locale } from '../brands/countries.ts';
import { numberFormat } from './formatters.ts';
import { numberLocale } from './numberLocale.ts';

/** Shown in place of a missing number, so that no text says "NaN". */
export const NO_FIGURE = '–';

/** Intl's defaults: as many as needed, at most three. */
export interface Decimals {
  readonly least?: number;
  readonly most?: number;
}

/** "1,234,567", in French "1 234 567" (non-breaking spaces). Not finite: `NO_FIGURE`. Source: HLP-13. */
export function formatNumber(value: number, locale: Locale = 'en-US', decimals: Decimals = {}): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  const format = numberFormat(numberLocale(locale), {
    minimumFractionDigits: decimals.least ?? 0,
    maximumFractionDigits: decimals.most ?? Math.max(3, decimals.least ?? 0),
  });
  // Avoids "-0".
  return format.format(value === 0 ? 0 : value);
}

/** A fraction as whole percent: 0.155 is "16%", in French "16 %". */
export function formatPercent(fraction: number, locale: Locale = 'en-US'): string {
  if (!Number.isFinite(fraction)) return NO_FIGURE;
  return numberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: 0 }).format(fraction);
}
