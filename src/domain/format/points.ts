import type { Locale } from '../brands/countries.ts';
import { pluralRules } from './formatters.ts';
import { formatNumber } from './numbers.ts';

/** "1 point", "0 points", "1,200 points"; in French zero is singular. Source: HLP-14. */
export function pointsText(points: number, locale: Locale = 'en-US'): string {
  const isOne = pluralRules(locale, {}).select(points) === 'one';
  return `${formatNumber(points, locale)} ${isOne ? 'point' : 'points'}`;
}
