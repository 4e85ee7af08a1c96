import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../brands/countries.ts';
import {
  POSTAL_RULES,
  isPostalCode,
  isPostalCodeLongEnough,
  limitPostalTyping,
  normalPostalCode,
  postalCodeToSend,
  shownPostalCode,
} from './postalCodes.ts';

describe('postal codes', () => {
  it.each([
    ['SGN-33', 'AU', '2000', true],
    ['SGN-33', 'AU', '0800', true],
    ['SGN-33', 'AU', '200', false],
    ['SGN-33', 'AU', '20000', false],
    ['SGN-33', 'AU', '20a0', false],
    ['SGN-33', 'AU', '２０００', false],
    ['SGN-34', 'US', '94103', true],
    ['SGN-34', 'US', '9410', false],
    ['SGN-34', 'US', '94103-1234', false],
    ['SGN-34', 'US', '94103\n', false],
    ['SGN-35', 'CA', 'K1A0B1', true],
    ['SGN-35', 'CA', 'K1A 0B1', true],
    ['SGN-35', 'CA', 'K1A-0B1', true],
    ['SGN-35, AMB-22', 'CA', 'k1a 0b1', true],
    ['SGN-35', 'CA', 'K1A  0B1', false],
    ['SGN-35', 'CA', 'KIA0B1', false],
    ['SGN-35', 'CA', 'K1A0B', false],
    ['SGN-35', 'CA', '', false],
  ] as const)('%s: in %s "%s" is %s', (_row, country, text, valid) => {
    expect(isPostalCode(text, country)).toBe(valid);
  });

  it.each([
    ['SGN-36', 'US', 'abc', ''],
    ['SGN-36', 'AU', '2o00', '200'],
    ['SGN-37', 'CA', 'K1A_0B1!', 'K1A0B1'],
    ['SGN-37', 'CA', 'k1a 0b1', 'k1a 0b1'],
    ['SGN-39', 'AU', '20001', '2000'],
    ['SGN-39', 'US', '94103-1234', '94103'],
    ['SGN-39', 'CA', 'K1A 0B12', 'K1A 0B1'],
  ] as const)('%s: in %s typing "%s" leaves "%s"', (_row, country, typed, left) => {
    expect(limitPostalTyping(typed, country)).toBe(left);
  });

  it('CON-26, SGN-38, SGN-39: lengths are at least 4, 5, 6 and at most 4, 5, 7', () => {
    expect(COUNTRIES.map((country) => POSTAL_RULES[country].minLength)).toEqual([4, 5, 6]);
    expect(COUNTRIES.map((country) => POSTAL_RULES[country].maxLength)).toEqual([4, 5, 7]);
  });

  it.each([
    ['AU', '200', false],
    ['AU', '2000', true],
    ['US', '9410', false],
    ['CA', 'K1A0B', false],
    ['CA', 'K1A0B1', true],
  ] as const)('SGN-38: in %s "%s" is long enough: %s', (country, text, enough) => {
    expect(isPostalCodeLongEnough(text, country)).toBe(enough);
  });

  it.each([
    ['K1A0B1', 'K1A 0B1'],
    ['94103', '94103'],
    ['2000', '2000'],
    ['', ''],
  ])('shows the stored "%s" as "%s"', (kept, shown) => {
    expect(shownPostalCode(kept)).toBe(shown);
  });

  it('AMB-22: sent upper case, compared without separators', () => {
    expect(postalCodeToSend(' k1a-0b1 ')).toBe('K1A-0B1');
    expect(normalPostalCode('k1a-0b1')).toBe('K1A0B1');
    expect(normalPostalCode(' K1A 0B1')).toBe('K1A0B1');
  });
});
