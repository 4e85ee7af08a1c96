import type { Locale } from '../brands/countries.ts';
import { numberFormat } from './formatters.ts';

/** HLP-15. Codes that end in C count cents of the currency whose code ends in D. */
export const CURRENCY_CODES = ['USD', 'USC', 'AUD', 'AUC', 'CAD', 'CAC'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export interface CurrencyRule {
  readonly iso: 'USD' | 'AUD' | 'CAD';
  /** HLP-16: each currency is written as at home. */
  readonly locale: 'en-US' | 'en-AU' | 'en-CA';
  /** HLP-17: how many of the code make one unit of the currency. */
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
  // French has its own figures; the English locales differ in nothing but the currency's home.
  const format = numberFormat(locale === 'fr-CA' ? 'fr-CA' : rule.locale, {
    style: 'currency',
    currency: rule.iso,
    ...options,
  });
  return format.format(amount / rule.perUnit);
}

/**
 * Short money: USD 1500 and USC 150000 are both "$1.5K". Exactly what Intl's compact notation gives, so small amounts
 * are rounded hard (12.5 is "$13"): where cents matter use `formatMoney`. Source: HLP-16, HLP-17, AMB-26.
 */
export function formatCompactCurrency(amount: number, code: CurrencyCode, locale?: Locale): string {
  return write(amount, code, locale, { notation: 'compact' });
}

/** Money in full, with cents, as the wallet shows it: USC 1250 is "$12.50". Source: decisions, Watts, points, money. */
export function formatMoney(amount: number, code: CurrencyCode, locale?: Locale): string {
  return write(amount, code, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
