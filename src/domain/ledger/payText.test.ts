import { describe, expect, it } from 'vitest';
import type { Currency, Locale } from '../brands/countries.ts';
import { payRangeText, payText, pointsToCents, type PointsWorth } from './payText.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const worth = (currency: Currency): PointsWorth => ({ currency, pointsPerUnit: 100 });
const onlyPoints: PointsWorth = { currency: 'USD', pointsPerUnit: null };

describe('an amount is shown in money where points have a money value, otherwise in points', () => {
  it.each([
    [183, 'USD', 'en-US', '$1.83'],
    [183, 'AUD', 'en-AU', '$1.83'],
    [183, 'CAD', 'en-CA', '$1.83'],
    [183, 'CAD', 'fr-CA', '1,83 $'],
    [100, 'USD', 'en-US', '$1.00'],
    [5, 'USD', 'en-US', '5¢'],
    [5, 'AUD', 'en-AU', '5c'],
    [5, 'CAD', 'en-CA', '5¢'],
    [5, 'CAD', 'fr-CA', '5 ¢'],
    [0, 'USD', 'en-US', '0¢'],
    [-20, 'USD', 'en-US', '-20¢'],
    [123_456, 'USD', 'en-US', '$1,234.56'],
  ] as const)('%d points in %s and %s are "%s"', (points, currency, locale, text) => {
    expect(plain(payText(points, worth(currency), locale))).toBe(text);
  });

  it.each([
    [183, 'en-US', '183 points'],
    [1, 'en-US', '1 point'],
    [1, 'fr-CA', '1 point'],
    [0, 'fr-CA', '0 point'],
  ] as const)('%d points without a money value, in %s, are "%s"', (points, locale, text) => {
    expect(payText(points, onlyPoints, locale)).toBe(text);
  });

  it.each([
    [200, 366, '$1.83'],
    [200, 5, '2.5¢'],
    [1, 3, '$3.00'],
  ])('at %d points a unit, %d points are "%s"', (pointsPerUnit, points, text) => {
    expect(payText(points, { currency: 'USD', pointsPerUnit })).toBe(text);
  });

  it.each([
    [5, 'USD', 'en-US', '$0.05'],
    [5, 'CAD', 'fr-CA', '0,05 $'],
    [183, 'AUD', 'en-AU', '$1.83'],
  ] as const)(
    'a text message has no cent sign: %d points in %s and %s are "%s"',
    (points, currency, locale, text) => {
      expect(plain(payText(points, worth(currency), locale, 'message'))).toBe(text);
    },
  );

  it.each([
    [197, 207, 'USD', 'en-US', '$1.97–$2.07'],
    [197, 207, 'AUD', 'en-AU', '$1.97–$2.07'],
    [197, 207, 'CAD', 'fr-CA', '1,97 $ à 2,07 $'],
    [45, 60, 'USD', 'en-US', '45¢–60¢'],
    [95, 105, 'USD', 'en-US', '$0.95–$1.05'],
    [60, 60, 'USD', 'en-US', '60¢'],
  ] as const)('%d to %d points in %s and %s are "%s", in one unit', (low, high, currency, locale, text) => {
    expect(plain(payRangeText(low, high, worth(currency), locale))).toBe(text);
  });

  it.each([
    ['en-US', '197–207 points'],
    ['fr-CA', '197 à 207 points'],
  ] as const)('a range without a money value, in %s, is "%s"', (locale: Locale, text) => {
    expect(payRangeText(197, 207, onlyPoints, locale)).toBe(text);
  });
});

it.each([
  [183, 100, 183],
  [183, 250, 73],
  [183, null, null],
])('%i points at %s a unit are worth %s cents, rounded down', (points, pointsPerUnit, cents) => {
  expect(pointsToCents(points, { pointsPerUnit })).toBe(cents);
});
