import type { Locale } from '../brands/countries.ts';
import { pluralRules } from './formatters.ts';
import { formatNumber } from './numbers.ts';

/** The figure and the form of the word after it; the catalogue has the word in each form. */
export interface PointsParts {
  readonly figure: string;
  readonly form: Intl.LDMLPluralRule;
}

/** HLP-14: the word follows the figure: one point, but zero points; in French zero goes with one. `points` is whole. */
export function pointsParts(points: number, locale: Locale = 'en-US'): PointsParts {
  return { figure: formatNumber(points, locale, { most: 0 }), form: pluralRules(locale, {}).select(points) };
}

/** HLP-14 for text that is English in any case (logs, staff's exports, the plain part of English mail). */
export function englishPoints(points: number): string {
  const { figure, form } = pointsParts(points);
  return `${figure} ${form === 'one' ? 'point' : 'points'}`;
}
