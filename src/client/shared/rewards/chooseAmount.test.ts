import { expect, it } from 'vitest';
import { chooseAmount, type Choosing } from './chooseAmount.ts';

const range = { type: 'CUSTOM', minimum: 500, maximum: 10_000, step: 100, restricted: [1_300] } as const;
const money: Choosing = {
  rule: range,
  balance: 2_000,
  perTyped: 100,
  locale: 'en-US',
};
const points: Choosing = { ...money, perTyped: 1 };
const listed: Choosing = { ...money, rule: { type: 'DENOMINATED', amounts: [500, 2_500] } };
const whole: Choosing = { ...money, rule: { type: 'BALANCE', minimum: 1_000 } };

it.each([
  ['money', money, '12', { points: 1_200 }],
  ['money with cents', money, '$12.00', { points: 1_200 }],
  ['a binary fraction', { ...money, rule: { ...range, step: 1 } }, '12.35', { points: 1_235 }],
  ['points', points, '1,200', { points: 1_200 }],
  ['a listed amount', listed, '500', { points: 500 }],
  ['all there is', whole, '', { points: 2_000 }],
  ['nothing', money, ' ', { fault: { why: 'empty' } }],
  ['no choice', listed, '', { fault: { why: 'empty' } }],
  ['words', money, 'ten', { fault: { why: 'notANumber' } }],
  ['less than the smallest', money, '4.99', { fault: { why: 'TooLow', bound: 500 } }],
  ['a debt', money, '-5', { fault: { why: 'TooLow', bound: 500 } }],
  ['more than the largest', money, '100.01', { fault: { why: 'TooHigh', bound: 10_000 } }],
  ['2^63', points, '9223372036854775808', { fault: { why: 'TooHigh', bound: 10_000 } }],
  [
    'between two steps',
    money,
    '12.50',
    { fault: { why: 'RestrictedDenomination', below: 1_200, above: 1_400 } },
  ],
  [
    'an amount that is left out',
    money,
    '13',
    { fault: { why: 'RestrictedDenomination', below: 1_200, above: 1_400 } },
  ],
  ['more than there is', money, '25', { fault: { why: 'short', missing: 500 } }],
  ['a listed one beyond the balance', listed, '2500', { fault: { why: 'short', missing: 500 } }],
  ['all there is, too little', { ...whole, balance: 900 }, '', { fault: { why: 'TooLow', bound: 1_000 } }],
] as const)('MKT-03 to MKT-05: %s', (_name, choosing, typed, expected) => {
  expect(chooseAmount(typed, choosing)).toEqual(expected);
});
