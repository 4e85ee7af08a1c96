import type { Locale } from '../brands/countries.ts';
import { pluralRules } from './formatters.ts';
import { formatNumber } from './numbers.ts';

/** The figure, and the plural form to look up in the catalogue. */
export interface PointsParts {
  readonly figure: string;
  readonly form: Intl.LDMLPluralRule;
}

/** HLP-14: one point, but zero points; in French zero is singular. `points` is whole. */
export function pointsParts(points: number, locale: Locale = 'en-US'): PointsParts {
  return { figure: formatNumber(points, locale, { most: 0 }), form: pluralRules(locale, {}).select(points) };
}

/** HLP-14 for text that is always English (logs, staff exports). */
export function englishPoints(points: number): string {
  const { figure, form } = pointsParts(points);
  return `${figure} ${form === 'one' ? 'point' : 'points'}`;
}
