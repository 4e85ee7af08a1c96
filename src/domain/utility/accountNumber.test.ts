import { expect, it } from 'vitest';
import { readAccountNumber } from './accountNumber.ts';

it.each([
  ['12 345-678.9', { number: '123456789' }],
  ['ab1234', { number: 'AB1234' }],
  ['', { fault: 'empty' }],
  [' - ', { fault: 'empty' }],
  ['123', { fault: 'length' }],
  ['123456789012345678901', { fault: 'length' }],
  ['12345678901234567890', { number: '12345678901234567890' }],
  ['1234;56', { fault: 'characters' }],
  ['١٢٣٤', { fault: 'characters' }],
])('SGN-24: the account number %j is %j', (typed, read) => {
  expect(readAccountNumber(typed)).toEqual(read);
});
