import { expect, it } from 'vitest';
import { normalReferralCode, referralCode } from './referralCode.ts';

it('makes a code of seven unambiguous characters, all equally likely', () => {
  expect(referralCode(Uint8Array.of(0, 27, 28, 55, 251, 255, 252, 1, 2))).toBe('2Z2ZZ34');
  expect(() => referralCode(Uint8Array.of(1, 2, 3, 4, 5, 255, 255))).toThrow(RangeError);
});

it.each([
  ['7KQ2MXB', '7KQ2MXB'],
  [' 7kq-2mxb ', '7KQ2MXB'],
  ['7KQ2MX', null],
  ['7KQ2MXBB', null],
  ['7KQ2MX0', null],
  ['<script>', null],
  ['', null],
])('reads "%s" as %s', (text, code) => {
  expect(normalReferralCode(text)).toBe(code);
});
