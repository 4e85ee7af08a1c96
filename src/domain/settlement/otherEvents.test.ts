import { describe, expect, it } from 'vitest';
import { settled } from '../../../tests/support/settledHousehold.ts';
import { TUESDAY, at } from '../../../tests/support/testHousehold.ts';
import { receiptToCsv } from './receiptCsv.ts';
import { receiptDifferences } from './recompute.ts';
import type { EventHours } from './sheet.ts';

const HOUR = 3600;
/** A home that changes nothing in the event from 18:00 to 19:00, and used half in another from 14:00 to 15:00. */
const home = {
  use: (date: string, second: number) => (date === '2026-03-03' && second === 14 * HOUR ? 500 : 1000),
};
const hours = (from: number, to: number): EventHours => [
  TUESDAY + (from - 18) * HOUR,
  TUESDAY + (to - 18) * HOUR,
];

describe('another event of the member on the same day', () => {
  const rules = { sameDayAdjustment: true };

  it.each([
    ['ratio', {}, { eventMWh: null, ratio: null, otherEvent: true }],
    [
      'additive',
      { adjustmentMethod: 'additive' },
      { eventMWh: null, ratio: null, addedMWh: null, otherEvent: true },
    ],
  ] as const)('in the adjustment hours, leaves the baseline as it is: %s', (_method, more, adjustment) => {
    const receipt = settled(home, {
      rules: { ...rules, ...more },
      member: {
        otherEvents: [hours(14, 15)],
        standing: { recent: [], streak: 3, setup: 'utility-connected' },
      },
    });
    expect(receipt).toMatchObject({ adjustment, baselineWh: 1000, reductionWh: 0 });
    expect(receipt.noise.verdict).toBe('within-noise');
    expect(receipt.after.streak).toBe(3);
    expect(receiptDifferences(receipt)).toEqual([]);
    expect(receiptToCsv(receipt).split('\r\n')).toContain('adjustment,,otherEvent,true,');
  });

  it.each([
    ['ends as those hours begin', hours(13, 14), true],
    ['ends within them', hours(13, 14.25), false],
    ['begins within them', hours(16.75, 17.5), false],
    ['begins as they end', hours(17, 18), true],
    ['spans them', hours(12, 20), false],
  ] as const)('is of no matter unless it touches them: one that %s', (_what, other, measurable) => {
    const { adjustment } = settled(home, { rules, member: { otherEvents: [other] } });
    expect(adjustment?.ratio !== null).toBe(measurable);
    expect(adjustment?.otherEvent).toBe(measurable ? undefined : true);
  });

  it('in the hours compared after the event, too', () => {
    const after = { ...rules, postEventAdjustment: true };
    const member = { otherEvents: [hours(22.5, 23.5)] };
    expect(settled(home, { rules: after, member }).adjustment).toMatchObject({
      ratio: null,
      otherEvent: true,
    });
    expect(settled(home, { rules, member }).adjustment?.otherEvent).toBeUndefined();
  });

  it('on the evening before a day that is compared leaves that day’s hours out, over midnight', () => {
    const receipt = settled(home, {
      start: at(2026, 3, 3, 4),
      rules,
      member: { otherEvents: [[at(2026, 2, 23, 23), at(2026, 2, 24, 1)]] },
    });
    expect(receipt.adjustment).toEqual({ eventMWh: 3_000_000, ratio: null, otherEvent: true });
    expect(receipt.daysUsed.find(({ date }) => date === '2026-02-24')?.adjustmentMWh).toBeNull();
    expect(receiptDifferences(receipt)).toEqual([]);
  });

  it('leaves the days without an event unadjusted where one touches their hours', () => {
    const use = (date: string, second: number) => (date === '2026-02-24' && second < 3 * HOUR ? 800 : 1000);
    const placebo = (otherEvents: readonly EventHours[]) =>
      settled({ use }, { start: at(2026, 3, 3, 4), rules, member: { otherEvents } }).noise.placeboDays.find(
        ({ date }) => date === '2026-02-24',
      );
    expect(placebo([])?.baselineWh).toBe(800);
    expect(placebo([[at(2026, 2, 23, 23), at(2026, 2, 24, 1)]])?.baselineWh).toBe(1000);
  });
});
