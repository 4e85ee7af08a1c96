import { describe, expect, it } from 'vitest';
import { barcodeNamed, newPrize, readPrize, serviceNamed, toInput, type PrizeValues } from './prizeValues.ts';

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

  it('is sent without what was typed for another kind', () => {
    const { draft, faults } = readPrize(typed({ type: 'DAILY_CASH_INELIGIBLE', weight: '100' }), 'en-US');
    expect(draft.weight).toBe(0);
    expect(faults).not.toHaveProperty('weight');
    expect(input(typed({ worthPoints: '700' }))).toHaveProperty('worthPoints', 0);
    expect(input(typed({ ...discount, worthPoints: '700' }))).toHaveProperty('worthPoints', 700);
  });

  it.each([
    ['perDay', '', null],
    ['perDay', ' 2 ', 2],
    ['place', '', 0],
    ['worthPoints', '', 0],
  ] as const)('%s as “%s” is %s', (field, text, sent) => {
    expect(input(typed({ ...discount, [field]: text }))).toHaveProperty(field, sent);
  });

  it('from our own shop has no barcode', () => {
    expect(input(typed({ ...discount, type: 'FREE_DEVICE', barcode: '2D-QRCODE' }))).toMatchObject({
      service: 'SHOP',
      barcode: null,
    });
  });

  it('knows services and barcodes by their names in the contract, the first service by default', () => {
    expect([serviceNamed('SHOP'), serviceNamed('NEW'), serviceNamed(null)]).toEqual([
      'shop',
      'alder',
      'alder',
    ]);
    expect([barcodeNamed('QR_CODE'), barcodeNamed(null)]).toEqual(['2D-QRCODE', '']);
  });

  it('leaves texts out that say nothing', () => {
    const { texts } = input(
      typed({ texts: { 'en-US': { title: 'A', text: '' }, 'fr-CA': { title: ' ', text: '' } } }),
    );
    expect(texts).toEqual([{ locale: 'en-US', title: 'A', text: '' }]);
  });
});
