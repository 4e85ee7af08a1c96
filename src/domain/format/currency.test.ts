import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  CURRENCY_CODES,
  formatCompactCurrency,
  formatMoney,
  formatRoundMoney,
} from './currency.ts';

describe('currency codes', () => {
  it('HLP-15: there are six, and those that end in C are cents', () => {
    expect(CURRENCY_CODES).toEqual(['USD', 'USC', 'AUD', 'AUC', 'CAD', 'CAC']);
    const cents = CURRENCY_CODES.filter((code) => CURRENCIES[code].perUnit === 100);
    expect(cents).toEqual(['USC', 'AUC', 'CAC']);
  });
});

describe('compact currency', () => {
  it.each([
    ['HLP-16', 1500, 'USD', '$1.5K'],
    ['HLP-16', 1500, 'AUD', '$1.5K'],
    ['HLP-16', 1500, 'CAD', '$1.5K'],
    ['HLP-16', 100, 'USD', '$100'],
    ['HLP-16, AMB-26', 12.5, 'USD', '$13'],
    ['HLP-17', 150000, 'USC', '$1.5K'],
    ['HLP-17', 500, 'AUC', '$5'],
    ['HLP-17', 100_000_000, 'CAC', '$1M'],
  ] as const)('%s: %d %s is "%s"', (_row, amount, code, text) => {
    expect(formatCompactCurrency(amount, code)).toBe(text);
  });

  it.each([
    ['USD', 'en-US'],
    ['AUC', 'en-AU'],
    ['CAC', 'en-CA'],
  ] as const)('HLP-16: %s is written as in %s', (code, locale) => {
    expect(CURRENCIES[code].locale).toBe(locale);
  });

  it('HLP-16: French Canada writes its own', () => {
    expect(formatCompactCurrency(500, 'CAC', 'fr-CA')).toBe('5\u00a0$');
  });
});

describe('money in full', () => {
  it.each([
    [1250, 'USC', 'en-US', '$12.50'],
    [5, 'AUD', 'en-AU', '$5.00'],
    [123_456_789, 'CAC', 'en-CA', '$1,234,567.89'],
    [-1, 'USC', 'en-US', '-$0.01'],
    [1250, 'CAC', 'fr-CA', '12,50\u00a0$'],
    [29, 'USC', 'en-US', '$0.29'],
  ] as const)('AMB-26: %d %s in %s is "%s"', (amount, code, locale, text) => {
    expect(formatMoney(amount, code, locale)).toBe(text);
  });
});

describe('estimates', () => {
  it.each([
    [18_050, 'USC', 'en-US', '$181'],
    [150.01, 'AUD', 'en-AU', '$150'],
    [100, 'CAC', 'fr-CA', '1\u00a0$'],
    [42, 'USC', 'en-US', '$0.42'],
  ] as const)('%d %s in %s is about "%s"', (amount, code, locale, text) => {
    expect(formatRoundMoney(amount, code, locale)).toBe(text);
  });
});
