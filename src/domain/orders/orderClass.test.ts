import { expect, it } from 'vitest';
import { orderClass } from './orderClass.ts';

it.each([
  ['cash', { price: 1_000, faceValue: 1_000 }, 'cash'],
  ['gift_card', { price: 1_000, faceValue: 1_000 }, 'card'],
  ['gift_card', { faceValue: 1_000, worthPoints: 1_000 }, 'gift'],
  ['wheel', { faceValue: 2_000, worthPoints: 2_000 }, 'gift'],
  ['wheel', { worthPoints: 4_000 }, 'prize'],
  ['wheel', { worthPoints: 0 }, 'goods'],
  ['prize', { price: 10_000 }, 'prize'],
  ['swag', { worthPoints: 3_000 }, 'prize'],
  ['swag', { price: 3_000 }, 'goods'],
  ['device', { price: 900 }, 'goods'],
  ['donation', { price: 500, faceValue: 500 }, 'goods'],
  ['coupon', { price: 500 }, 'goods'],
] as const)('an order of kind %s with %o has the rules of %s', (kind, given, expected) => {
  expect(orderClass({ kind, price: 0, faceValue: null, worthPoints: null, ...given })).toBe(expected);
});
