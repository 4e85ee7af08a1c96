import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { billedAmount, billedSum, billMonth, correctMonth, ratesOf } from './billing.ts';

const rates = {
  fromMonth: '2026-06',
  perKwh: 3_500,
  perKwMonth: 125_000,
  perEnrollment: 250_000,
  paymentDays: 30,
};
const july = { month: '2026-07', reductionWh: 12_345, eventMs: 3 * 3_600_000, enrollments: 2 };

describe('what a utility owes at its rates', () => {
  it.each([
    ['ENERGY', 1_000, 3_500, 35],
    ['ENERGY', 12_345, 3_500, 432],
    ['ENERGY', 14, 3_500, 0],
    ['ENERGY', 15, 3_500, 1],
    ['POWER', 4_115, 125_000, 5_144],
    ['ENROLLMENT', 2, 250_000, 5_000],
    ['ENERGY', 9_007_199_254_740, 1_000_000, 90_071_992_547_400],
  ] as const)(
    '%s %d at %d hundredths of a cent is %d cents, rounded half up once',
    (kind, quantity, rate, cents) => {
      expect(billedAmount(kind, quantity, rate)).toBe(cents);
    },
  );

  it('a month has a line for each rate: energy, the mean power of its events, and homes that joined', () => {
    expect(billMonth(july, rates)).toEqual([
      { kind: 'ENERGY', month: '2026-07', quantity: 12_345, rate: 3_500, amount: 432 },
      { kind: 'POWER', month: '2026-07', quantity: 4_115, rate: 125_000, amount: 5_144 },
      { kind: 'ENROLLMENT', month: '2026-07', quantity: 2, rate: 250_000, amount: 5_000 },
    ]);
    expect(billMonth(july, { ...rates, perKwMonth: 0, perEnrollment: 0 }).map(({ kind }) => kind)).toEqual([
      'ENERGY',
    ]);
  });

  it('a month in which homes used more than usual, or without events, owes nothing for energy and power', () => {
    expect(billedSum(billMonth({ ...july, reductionWh: -5_000, enrollments: 0 }, rates))).toBe(0);
    expect(billedSum(billMonth({ ...july, reductionWh: 0, eventMs: 0, enrollments: 0 }, rates))).toBe(0);
  });

  it('refuses what no double can hold exactly', () => {
    expect(() => billedAmount('ENERGY', Number.MAX_SAFE_INTEGER, 1_000_000_000)).toThrow(RangeError);
  });

  it('the rates of a month are the latest that have begun', () => {
    const later = { ...rates, fromMonth: '2026-09', perKwh: 4_000 };
    expect(ratesOf([later, rates], '2026-05')).toBeNull();
    expect(ratesOf([later, rates], '2026-08')).toBe(rates);
    expect(ratesOf([rates, later], '2026-09')).toBe(later);
  });
});

describe('corrections', () => {
  it('have the difference of what changed, and leave out what stayed and homes that left since', () => {
    const billed = billMonth(july, rates);
    expect(correctMonth({ ...july, enrollments: 1 }, rates, billed)).toEqual([]);
    expect(correctMonth({ ...july, reductionWh: 11_345 }, rates, billed)).toEqual([
      { kind: 'ENERGY', month: '2026-07', quantity: -1_000, rate: 3_500, amount: -35 },
      { kind: 'POWER', month: '2026-07', quantity: -333, rate: 125_000, amount: -416 },
    ]);
  });

  it('any number of them add up to what the month owes in the end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5_000_000, max: 50_000_000 }), { minLength: 1 }),
        (restated) => {
          const billed = restated.flatMap(() => [] as ReturnType<typeof billMonth>);
          for (const reductionWh of [july.reductionWh, ...restated]) {
            const figures = { ...july, reductionWh };
            billed.push(
              ...(billed.length === 0 ? billMonth(figures, rates) : correctMonth(figures, rates, billed)),
            );
          }
          const last = { ...july, reductionWh: restated.at(-1) ?? 0 };
          expect(billedSum(billed)).toBe(billedSum(billMonth(last, rates)));
        },
      ),
    );
  });
});
