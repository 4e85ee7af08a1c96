import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLANK,
  NEGATIVE,
  NOT_DECIMAL,
  TOO_LARGE,
  readDecimal,
  readEnergy,
  readPlainEnergy,
  scaleEnergy,
} from './decimals.ts';
import { MAX_READING_MWH } from './readings.ts';

const KWH = 6;
const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const energy = (text: string, exponent = KWH): number =>
  readEnergy(toBytes(text), 0, text.length, exponent, { rounded: false });

describe('readEnergy', () => {
  it.each([
    ['0', KWH, 0],
    ['1.111', KWH, 1_111_000],
    ['0.1', KWH, 100_000],
    ['0.000001', KWH, 1],
    ['.5', KWH, 500_000],
    ['12.', KWH, 12_000_000],
    [' 7 ', KWH, 7_000_000],
    ['2823.468', KWH, 2_823_468_000],
    ['4294.967293', KWH, 4_294_967_293],
    ['10', 3, 10_000],
    ['0.001', 3, 1],
    ['0.0000000019', 9, 2],
    ['1.5', 9, 1_500_000_000],
    ['-0.000', KWH, 0],
  ])('"%s" at 10^%s is %s mWh', (text, exponent, expected) => {
    expect(energy(text, exponent)).toBe(expected);
  });

  it.each([
    ['', BLANK],
    ['   ', BLANK],
    ['1e309', NOT_DECIMAL],
    ['1e3', NOT_DECIMAL],
    ['NaN', NOT_DECIMAL],
    ['Infinity', NOT_DECIMAL],
    ['0x1F', NOT_DECIMAL],
    ['1.2.3', NOT_DECIMAL],
    ['1 2', NOT_DECIMAL],
    ['+1', NOT_DECIMAL],
    ['--1', NOT_DECIMAL],
    ['.', NOT_DECIMAL],
    ['A', NOT_DECIMAL],
    ['１', NOT_DECIMAL],
    ['-1.5', NEGATIVE],
    ['-99999999999', NEGATIVE],
    ['-x', NOT_DECIMAL],
    ['1000000.000001', TOO_LARGE],
    ['99999999999999999999999999', TOO_LARGE],
    ['99999999999999999999x', NOT_DECIMAL],
  ])('"%s" is refused', (text, code) => {
    const bytes = toBytes(text);
    expect(readEnergy(bytes, 0, bytes.length, KWH, { rounded: false })).toBe(code);
  });

  it('is exact where a binary fraction is not', () => {
    expect(energy('1.005')).toBe(1_005_000);
    expect(energy('8.2')).toBe(8_200_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_READING_MWH }), (mWh) => {
        const text = `${Math.floor(mWh / 1e6)}.${String(mWh % 1e6).padStart(6, '0')}`;
        expect(energy(text)).toBe(mWh);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['0.0000004', 0, true],
    ['0.0000005', 1, true],
    ['0.30000000000000004', 300_000, true],
    ['0.3000000', 300_000, false],
    ['1.9999999', 2_000_000, true],
  ])('rounds "%s" half up to %s mWh, and says so', (text, expected, rounded) => {
    const rounding = { rounded: false };
    expect(readEnergy(toBytes(text), 0, text.length, KWH, rounding)).toBe(expected);
    expect(rounding.rounded).toBe(rounded);
  });
});

describe('readPlainEnergy', () => {
  const plain = (text: string, exponent = KWH): readonly [number, number] => {
    const place = { at: 2 };
    const bytes = toBytes(`,,${text},9`);
    return [readPlainEnergy(bytes, place, bytes.length, exponent), place.at];
  };

  it('gives what readEnergy gives for the field, or leaves it to readEnergy', () => {
    const digit = fc.constantFrom('0', '1', '5', '9', '.', '0', '3');
    const char = fc.oneof({ weight: 20, arbitrary: digit }, fc.constantFrom(' ', '-', 'e', ',', 'A'));
    let taken = 0;
    fc.assert(
      fc.property(fc.array(char, { maxLength: 18 }), fc.constantFrom(3, KWH, 9), (chars, exponent) => {
        const [field = ''] = chars.join('').split(',');
        const [mWh, at] = plain(chars.join(''), exponent);
        expect(at).toBe(mWh < 0 ? 2 : 2 + field.length);
        if (mWh < 0) return;
        taken += 1;
        const rounding = { rounded: false };
        expect(readEnergy(toBytes(field), 0, field.length, exponent, rounding)).toBe(mWh);
        expect(rounding.rounded).toBe(false);
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(200);
  });

  it.each([['12.5'], ['0'], ['.5'], ['7.'], ['000000000000001'], ['1000000']])('takes "%s"', (text) => {
    expect(plain(text)).toEqual([energy(text), 2 + text.length]);
  });

  it.each([['-1'], [' 1'], ['1.2.3'], ['.'], [''], ['0.0000001'], ['1000000.000001'], ['0000000000000001']])(
    'leaves "%s"',
    (text) => {
      expect(plain(text)).toEqual([-1, 2]);
    },
  );

  it('leaves a field that the line ends in', () => {
    const place = { at: 0 };
    expect([readPlainEnergy(toBytes('12'), place, 2, KWH), place.at]).toEqual([-1, 0]);
  });
});

describe('readDecimal and scaleEnergy', () => {
  it.each([
    ['1002', 3, 1_002_000],
    ['12.50', 3, 12_500],
    ['5', 0, 5],
    ['5', -1, 1],
    ['1234567', -3, 1235],
    ['0', 20, 0],
    ['3', -30, 0],
  ])('"%s" in units of 10^%s is %s mWh', (text, exponent, expected) => {
    const decimal = readDecimal(text);
    expect(typeof decimal).toBe('object');
    if (typeof decimal === 'object')
      expect(scaleEnergy(decimal.digits, exponent - decimal.decimals, { rounded: false })).toBe(expected);
  });

  it.each([
    ['', BLANK],
    ['1e309', NOT_DECIMAL],
    ['NaN', NOT_DECIMAL],
    ['0xFF', NOT_DECIMAL],
    ['9007199254740993', TOO_LARGE],
  ])('"%s" is refused', (text, code) => {
    expect(readDecimal(text)).toBe(code);
  });

  it('keeps the sign, whose meaning the type decides', () => {
    expect(readDecimal('-12.50')).toEqual({ digits: -125, decimals: 1 });
    expect(readDecimal('-0')).toEqual({ digits: 0, decimals: 0 });
  });

  it('refuses what one reading cannot hold', () => {
    expect(scaleEnergy(1_001, 9, { rounded: false })).toBe(TOO_LARGE);
    expect(scaleEnergy(1, 20, { rounded: false })).toBe(TOO_LARGE);
  });
});
