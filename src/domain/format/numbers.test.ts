import { describe, expect, it } from 'vitest';
import { formatNumber, formatPercent } from './numbers.ts';
import { numberLocale } from './numberLocale.ts';

describe('figures', () => {
  it.each(['en-US', 'en-AU', 'en-CA'] as const)('HLP-13: writes 1234567 as "1,234,567" in %s', (locale) => {
    expect(formatNumber(1234567, locale)).toBe('1,234,567');
  });

  it('HLP-13: French Canada has spaces that do not break, and a comma', () => {
    expect(formatNumber(1234567.5, 'fr-CA')).toBe('1\u00a0234\u00a0567,5');
  });

  it.each([
    [0, {}, '0'],
    [-0, {}, '0'],
    [-1200, {}, '-1,200'],
    [1.23456, {}, '1.235'],
    [1.5, { least: 2, most: 2 }, '1.50'],
    [1.5, { least: 4 }, '1.5000'],
    [2.5, { most: 0 }, '3'],
    [Number.NaN, {}, '–'],
    [Number.POSITIVE_INFINITY, {}, '–'],
  ])('HLP-13: %f with decimals %o is "%s"', (value, decimals, text) => {
    expect(formatNumber(value, 'en-US', decimals)).toBe(text);
  });

  it.each([
    [0.155, 'en-US', '16%'],
    [1, 'en-AU', '100%'],
    [0.4, 'fr-CA', '40\u00a0%'],
    [Number.NaN, 'en-US', '–'],
  ] as const)('HLP-13: a share of %f in %s is "%s"', (share, locale, text) => {
    expect(formatPercent(share, locale)).toBe(text);
  });

  it.each([
    ['en-US', 'en-US'],
    ['en-AU', 'en-US'],
    ['en-CA', 'en-US'],
    ['fr-CA', 'fr-CA'],
  ] as const)('HLP-13: figures of %s are written as in %s', (locale, figures) => {
    expect(numberLocale(locale)).toBe(figures);
  });
});
