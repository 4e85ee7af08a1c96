import { describe, expect, it } from 'vitest';
import { shownPhone } from './shownPhone.ts';

describe('shownPhone', () => {
  it.each([
    ['+14155550132', '+1 415 555 0132'],
    ['+61412345678', '+61 412 345 678'],
    ['+61212345678', '+61 2 1234 5678'],
    ['+4930123456', '+4930123456'],
  ])('%s reads %s', (number, shown) => {
    expect(shownPhone(number)).toBe(shown);
  });
});
