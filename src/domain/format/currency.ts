import type { Locale } from '../brands/countries.ts';
import { numberFormat } from './formatters.ts';
import { formatNumber } from './numbers.ts';

/** HLP-15. Codes ending in C count cents of the currency ending in D. */
export const CURRENCY_CODES = ['USD', 'USC', 'AUD', 'AUC', 'CAD', 'CAC'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export interface CurrencyRule {
  readonly iso: 'USD' | 'AUD' | 'CAD';
  /** HLP-16: each currency is formatted as in its home country. */
  readonly locale: 'en-US' | 'en-AU' | 'en-CA';
  /** HLP-17: how many make one unit of the currency. */
  readonly perUnit: 1 | 100;
}

export const CURRENCIES: Readonly<Record<CurrencyCode, CurrencyRule>> = {
  USD: { iso: 'USD', locale: 'en-US', perUnit: 1 },
  USC: { iso: 'USD', locale: 'en-US', perUnit: 100 },
  AUD: { iso: 'AUD', locale: 'en-AU', perUnit: 1 },
  AUC: { iso: 'AUD', locale: 'en-AU', perUnit: 100 },
  CAD: { iso: 'CAD', locale: 'en-CA', perUnit: 1 },
  CAC: { iso: 'CAD', locale: 'en-CA', perUnit: 100 },
};

function write(
  amount: number,
  code: CurrencyCode,
  locale: Locale | undefined,
  options: Intl.NumberFormatOptions,
): string {
  const rule = CURRENCIES[code];
  // French formats its own way; the English locales differ only in the currency's home.
  const format = numberFormat(locale === 'fr-CA' ? 'fr-CA' : rule.locale, {
    style: 'currency',
    currency: rule.iso,
    ...options,
  });
  return format.format(amount / rule.perUnit);
}

/**
 * Short money: USD 1500 and USC 150000 are both "$1.5K". Intl's compact notation, which rounds small amounts
 * hard (12.5 is "$13"): use `formatMoney` where cents matter. Source: HLP-16, HLP-17, AMB-26.
 */
export function formatCompactCurrency(amount: number, code: CurrencyCode, locale?: Locale): string {
  return write(amount, code, locale, { notation: 'compact' });
}

/** With cents, as in the wallet: USC 1250 is "$12.50". Source: decisions, Watts, points, money. */
export function formatMoney(amount: number, code: CurrencyCode, locale?: Locale): string {
  return write(amount, code, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** An estimate, without cents from one unit on: USC 18050 is "$181", USC 42 "$0.42". */
export function formatRoundMoney(amount: number, code: CurrencyCode, locale?: Locale): string {
  return amount < CURRENCIES[code].perUnit
    ? formatMoney(amount, code, locale)
    : write(amount, code, locale, { maximumFractionDigits: 0 });
}

/** An amount below one unit, in cents: 0.05 USD is "5¢", in Australia "5c", in French "5 ¢". */
export function formatCents(amount: number, code: CurrencyCode, locale?: Locale): string {
  const { iso, perUnit } = CURRENCIES[code];
  const figure = formatNumber((amount * 100) / perUnit, locale, { most: 1 });
  return `${figure}${locale === 'fr-CA' ? '\u00a0' : ''}${iso === 'AUD' ? 'c' : '¢'}`;
}
