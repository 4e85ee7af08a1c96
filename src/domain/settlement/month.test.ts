import { describe, expect, it } from 'vitest';
import { toMonthEvent, settleMonth } from './month.ts';
import type { MonthEvent } from './month.ts';
import { settleReduction } from './settleReduction.ts';
import { TUESDAY, member, createMeter, preparedFor } from '../../../tests/support/testHousehold.ts';

const rules = { pointsPerKwh: 100, deadBandPercent: 5 };
const event = (reductionWh: number, hundredths = 100): MonthEvent => ({
  eventId: 'e',
  baselineWh: 1000,
  reductionWh,
  multiplierHundredths: hundredths,
  bonusHundredths: 0,
});

describe('a month settled net', () => {
  it.each([
    ['nothing', [], 0, 'no-reduction'],
    ['reductions add up', [event(300), event(200)], 50, null],
    ['increases are taken off', [event(300), event(-100)], 20, null],
    ['doing nothing cancels out', [event(120), event(-115)], 0, 'dead-band'],
    ['more increase than reduction: 0, never a debt', [event(300), event(-900)], 0, 'no-reduction'],
    ['each event counts with its own multiplier', [event(300, 200), event(-100)], 50, null],
    ['an increase at a high multiplier can take all', [event(300, 100), event(-200, 200)], 0, 'no-reduction'],
    ['one rounding for the month', [event(64), event(61)], 13, null],
  ] as const)('%s', (_, events, points, unpaidBecause) => {
    expect(settleMonth(events, rules, 250)).toMatchObject({ points, watts: points * 250, unpaidBecause });
  });

  it('reads its events from receipts', () => {
    const meter = createMeter({ use: (date) => (date === '2026-03-03' ? 1200 : 1000) }, TUESDAY);
    const createReceipt = (netMonthly: boolean, left = false) => {
      const { receipt } = settleReduction(preparedFor(TUESDAY, { netMonthly }), member(meter, { left }));
      if (receipt.state === 'PENDING') throw new Error('pending');
      return receipt;
    };
    expect(toMonthEvent(createReceipt(true))).toEqual({
      eventId: 'event-1',
      baselineWh: 1000,
      reductionWh: -200,
      multiplierHundredths: 100,
      bonusHundredths: 0,
    });
    expect(toMonthEvent(createReceipt(true, true))).toBeNull();
    expect(toMonthEvent(createReceipt(false))).toBeNull();
  });
});
