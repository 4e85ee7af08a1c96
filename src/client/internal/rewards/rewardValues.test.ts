import { describe, expect, it } from 'vitest';
import { newReward, readReward, toInput, withType, type RewardValues } from './rewardValues.ts';

const context = {
  zone: 'America/New_York',
  locales: ['en-US'] as const,
  kept: { startsAt: null, endsAt: null },
};
const typed: RewardValues = {
  ...newReward(Date.parse('2026-03-02T20:00:00Z'), context.zone),
  item: 'BOOKS',
  texts: { 'en-US': { title: 'Book Nook', text: '', terms: '' } },
  amounts: '1000 2500',
};

describe('a reward as it is typed', () => {
  it('starts now, by the clock of the zone', () => {
    expect(typed.startsAt).toBe('2026-03-02T15:00');
    expect(readReward(typed, context)).toMatchObject({
      draft: { startsAt: new Date('2026-03-02T20:00:00Z'), endsAt: null, stock: null },
      faults: {},
    });
  });

  it.each([
    ['1000 2500', [1_000, 2_500]],
    [' 1000, 2500 ', [1_000, 2_500]],
    ['500', [500]],
  ])('reads the amounts of "%s"', (amounts, expected) => {
    expect(readReward({ ...typed, amounts }, context).draft.amounts).toEqual(expected);
  });

  it.each(['', '1,000', '1000,2500', '10.50', '-5', '1000 1000', 'ten'])(
    'has no amounts in "%s"',
    (amounts) => {
      expect(readReward({ ...typed, amounts }, context).faults).toEqual({ amounts: 'amounts' });
    },
  );

  it('leaves out what does not belong to the way its amounts are chosen', () => {
    const custom = {
      ...typed,
      denominationType: 'CUSTOM',
      minimum: '500',
      maximum: '900',
      step: '100',
    } as const;
    expect(readReward(custom, context)).toMatchObject({ draft: { amounts: [], step: 100 }, faults: {} });
    expect(readReward({ ...custom, denominationType: 'DENOMINATED' }, context).draft).toMatchObject({
      minimum: null,
      step: null,
    });
    expect(readReward({ ...custom, denominationType: 'BALANCE' }, context).draft).toMatchObject({
      minimum: 500,
      maximum: null,
    });
  });

  it('needs a start that the clock shows', () => {
    for (const startsAt of ['', '2026-03-08T02:30'])
      expect(readReward({ ...typed, startsAt }, context).faults).toEqual({ startsAt: 'time' });
  });

  it('keeps the seconds of an unchanged time', () => {
    const kept = { startsAt: '2026-03-02T20:00:41.500Z', endsAt: null };
    expect(readReward(typed, { ...context, kept }).draft.startsAt.toISOString()).toBe(kept.startsAt);
  });

  it('of another type has a service that fulfils it, and one price where it is shipped', () => {
    expect(withType({ ...typed, denominationType: 'CUSTOM' }, 'SWAG')).toMatchObject({
      service: 'shop',
      denominationType: 'DENOMINATED',
    });
    expect(withType({ ...typed, service: 'cedar' }, 'COUPON').service).toBe('cedar');
  });

  it('sends no barcode where none is chosen', () => {
    const input = (values: RewardValues) => toInput(readReward(values, context), values, null);
    expect(input({ ...typed, barcode: '' })).toHaveProperty('barcode', null);
    expect(input({ ...typed, barcode: '1D-CA128' })).toHaveProperty('barcode', 'CODE_128');
  });

  it('sends the stock only when it was changed, so that orders meanwhile still count', () => {
    const before = { ...typed, stock: '12' };
    const input = (values: RewardValues) => toInput(readReward(values, context), values, before);
    expect(input({ ...before, place: '4' })).not.toHaveProperty('stock');
    expect(input({ ...before, stock: '20' })).toHaveProperty('stock', 20);
    expect(input({ ...before, stock: '' })).toHaveProperty('stock', null);
  });
});
