import { describe, expect, it } from 'vitest';
import { splitPayment, waysToPay } from './split.ts';

const price = { pricePoints: 4_900, pointsPerUnit: 100 };

describe('paying an offer with points and by card', () => {
  it.each([
    ['all with points', 4_900, 5_000, { verdict: 'OK', cardHundredths: 0 }],
    ['all by card', 0, 0, { verdict: 'OK', cardHundredths: 4_900 }],
    ['half and half', 2_450, 3_000, { verdict: 'OK', cardHundredths: 2_450 }],
    ['more points than it costs', 4_901, 9_000, { verdict: 'NotThatMany' }],
    ['less than nothing', -1, 9_000, { verdict: 'NotThatMany' }],
    ['part of a point', 0.5, 9_000, { verdict: 'NotThatMany' }],
    ['2^63', 2 ** 63, 9_000, { verdict: 'NotThatMany' }],
    ['more points than there are', 4_900, 4_899, { verdict: 'NotEnough' }],
    ['49 cents by card', 4_851, 4_899, { verdict: 'CardTooSmall' }],
    ['50 cents by card', 4_850, 4_899, { verdict: 'OK', cardHundredths: 50 }],
  ] as const)('%s', (_name, points, balance, result) => {
    expect(splitPayment(price, points, balance)).toEqual(result);
  });

  it('rounds the card’s part up, and takes no card where points have no value', () => {
    expect(splitPayment({ pricePoints: 1_000, pointsPerUnit: 300 }, 0, 0)).toEqual({
      verdict: 'OK',
      cardHundredths: 334,
    });
    expect(splitPayment({ pricePoints: 1_000, pointsPerUnit: null }, 0, 0)).toEqual({ verdict: 'NoCard' });
  });

  it.each([
    ['enough points', 5_000, ['4900+0', '0+4900']],
    ['some points', 1_200, ['1200+3700', '0+4900']],
    ['nearly all', 4_880, ['4850+50', '0+4900']],
    ['no points', 0, ['0+4900']],
  ] as const)('offers with %s', (_name, balance, ways) => {
    expect(
      waysToPay(price, balance).map(({ points, cardHundredths }) => `${points}+${cardHundredths}`),
    ).toEqual(ways);
  });

  it('offers nothing but points where points have no value, and one way where it is free', () => {
    expect(waysToPay({ pricePoints: 100, pointsPerUnit: null }, 50)).toEqual([]);
    expect(waysToPay({ pricePoints: 100, pointsPerUnit: null }, 100)).toEqual([
      { points: 100, cardHundredths: 0 },
    ]);
    expect(waysToPay({ pricePoints: 0, pointsPerUnit: 100 }, 0)).toEqual([{ points: 0, cardHundredths: 0 }]);
  });
});
