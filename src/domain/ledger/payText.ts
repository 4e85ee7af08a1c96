import type { Currency, Locale } from '../brands/countries.ts';
import { formatCents, formatMoney } from '../format/currency.ts';
import { formatNumber } from '../format/numbers.ts';
import { pointsText } from '../format/points.ts';

/** What a brand's points are worth. */
export interface PointsWorth {
  readonly currency: Currency;
  /** Points that make one unit of the currency; null: points have no money value. */
  readonly pointsPerUnit: number | null;
}

/** `message`: text messages, whose alphabet has no cent sign. */
export type PayMedium = 'screen' | 'message';

/**
 * How an earned or likely amount is shown, everywhere: in the brand's money if points have a money value there ("$1.83",
 * below one unit "5¢"), else in points ("183 points"). Source: experience, principle 4 (money before points).
 */
export function payText(
  points: number,
  worth: PointsWorth,
  locale: Locale = 'en-US',
  medium: PayMedium = 'screen',
): string {
  const money = toMoney(points, worth);
  if (money === null) return pointsText(points, locale);
  return medium === 'screen' && isBelowOne(money)
    ? formatCents(money, worth.currency, locale)
    : formatMoney(money, worth.currency, locale);
}

/** "$1.97–$2.07", in French "1,97 $ à 2,07 $": both ends in the same unit, once if they are equal. */
export function payRangeText(
  low: number,
  high: number,
  worth: PointsWorth,
  locale: Locale = 'en-US',
): string {
  if (low === high) return payText(low, worth, locale);
  const [from, to] = [toMoney(low, worth), toMoney(high, worth)];
  const join = (start: string, end: string) => (locale === 'fr-CA' ? `${start} à ${end}` : `${start}–${end}`);
  if (from === null || to === null) return join(formatNumber(low, locale), pointsText(high, locale));
  const format = isBelowOne(to) ? formatCents : formatMoney;
  return join(format(from, worth.currency, locale), format(to, worth.currency, locale));
}

/** What points are worth in hundredths of the currency, rounded down; null where they have no money value. */
export function pointsToCents(
  points: number,
  { pointsPerUnit }: Pick<PointsWorth, 'pointsPerUnit'>,
): number | null {
  return pointsPerUnit === null ? null : Math.floor((points * 100) / pointsPerUnit);
}

/** Units of the currency; null where points have no money value. */
function toMoney(points: number, { pointsPerUnit }: PointsWorth): number | null {
  return pointsPerUnit === null ? null : points / pointsPerUnit;
}

/** As shown: half a cent below one unit is one unit. */
const isBelowOne = (money: number): boolean => Math.round(Math.abs(money) * 100) < 100;
