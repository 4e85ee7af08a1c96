import { describe, expect, it } from 'vitest';
import { newPrize, readPrize, toInput, type PrizeValues } from './prizeValues.ts';

const typed = (given: Partial<PrizeValues> = {}): PrizeValues => ({
  ...newPrize(3),
  texts: { 'en-US': { title: '10% off', text: 'At the corner.' } },
  ...given,
});
const input = (values: PrizeValues, before: PrizeValues | null = null) =>
  toInput(readPrize(values, 'en-US'), values, before);
const discount = { type: 'STORE_DISCOUNT', item: ' TEN-OFF ', points: '' } as const;

describe('a prize as it was typed', () => {
  it('is sent with what its kind has, and nothing else', () => {
    expect(input(typed())).toMatchObject({
      type: 'CASH',
      points: 50,
      service: null,
      item: '',
      barcode: null,
    });
    expect(input(typed({ ...discount, barcode: '2D-QRCODE' }))).toMatchObject({
      points: null,
      service: 'ALDER',
      item: 'TEN-OFF',
      barcode: 'QR_CODE',
    });
  });

  it('MKT-07: has no barcode where none is chosen', () => {
    expect(input(typed({ ...discount, barcode: '' }))).toHaveProperty('barcode', null);
  });

  it('leaves unchanged stock out, because members win meanwhile', () => {
    const before = typed({ remaining: '5' });
    expect(input(typed({ remaining: '5' }), before)).not.toHaveProperty('remaining');
    expect(input(typed({ remaining: '4' }), before)).toHaveProperty('remaining', 4);
    expect(input(typed({ remaining: '5' }))).toHaveProperty('remaining', 5);
    expect(input(typed({ remaining: '' }), before)).toHaveProperty('remaining', null);
  });

  it.each([
    ['a weight', { weight: '1.5' }, 'weight'],
    ['points', { points: 'many' }, 'points'],
  ] as const)('has a fault where %s is no whole number', (_what, given, field) => {
    expect(readPrize(typed(given), 'en-US').faults).toHaveProperty(field);
  });

  it('leaves texts out that say nothing', () => {
    const { texts } = input(
      typed({ texts: { 'en-US': { title: 'A', text: '' }, 'fr-CA': { title: ' ', text: '' } } }),
    );
    expect(texts).toEqual([{ locale: 'en-US', title: 'A', text: '' }]);
  });
});
