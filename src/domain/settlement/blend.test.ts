import { describe, expect, it } from 'vitest';
import { EVENT_DAY, settled } from '../../../tests/support/settledHousehold.ts';
import { SATURDAY, TUESDAY, type Home } from '../../../tests/support/testHousehold.ts';
import { addDays } from '../meter/zone.ts';
import { receiptToCsv } from './receiptCsv.ts';
import { receiptDifferences } from './recompute.ts';

const HOUR = 3600;
const HOLIDAYS = ['2026-01-19', '2026-02-16'];
/** The weekdays before the event, latest first. */
const WEEKDAYS = Array.from({ length: 60 }, (_, i) => addDays(EVENT_DAY, -i - 1)).filter(
  (date) => ![0, 6].includes(new Date(date).getUTCDay()) && !HOLIDAYS.includes(date),
);
/** 1 and -1 in turn, so that ten days in a row have a mean of 0. */
const turn = (date: string) => (WEEKDAYS.indexOf(date) % 2 === 0 ? 1 : -1);

/**
 * Evenings of 900 and 1,100 Wh in turn after hours of 950 and 1,050 Wh: the mean is off by 100 Wh every day, and by 50
 * when corrected by the hours before. The event comes after hours of `before` Wh.
 */
function swinging(before: number | null, since = WEEKDAYS.at(-1) ?? ''): Home {
  return {
    use: (date, second) => {
      if (date < since) return null;
      if (date === EVENT_DAY) return second === 18 * HOUR ? 700 : before;
      return second === 18 * HOUR ? 1000 - 100 * turn(date) : 1000 - 50 * turn(date);
    },
  };
}

const rules = { baselineRule: 'blend' } as const;

describe('a blend of the plain mean and the same corrected by the hours before', () => {
  it('counts the correction by how much less it was off: 0.1² of 0.1² + 0.05², or 80%', () => {
    const receipt = settled(swinging(1100), { rules });
    // 20% of 1,000 Wh and 80% of 1,100 Wh.
    expect(receipt).toMatchObject({ baselineWh: 1080, usedWh: 700, reductionWh: 380 });
    expect(receipt.adjustment).toEqual({
      eventMWh: 3_300_000,
      ratio: { measured: 11_000, used: 11_000 },
      blend: { days: 10, plainOffWh: 100, adjustedOffWh: 50, weight: 8000 },
    });
    expect(receipt.daysUsed.map(({ date }) => date)).toEqual(WEEKDAYS.slice(0, 10));
    expect(receiptDifferences(receipt)).toEqual([]);
  });

  it('is tried on earlier days by the days before each: its error is the noise', () => {
    const { placeboDays, noise } = settled(swinging(1100), { rules }).noise;
    // 20% of 1,000 Wh and 80% of 950 or 1,050 Wh.
    expect(placeboDays.slice(0, 2)).toEqual([
      { date: '2026-03-02', baselineWh: 960, usedWh: 900, plainWh: 1000, adjustedWh: 950 },
      { date: '2026-02-27', baselineWh: 1040, usedWh: 1100, plainWh: 1000, adjustedWh: 1050 },
    ]);
    expect(noise).toMatchObject({ days: 10, meanAbsoluteWh: 60 });
  });

  it.each([
    ['the program’s cap', { blendCapPercent: 50 }, swinging(1100), 1050, 5000],
    ['no more than the cap', { blendCapPercent: 90 }, swinging(1100), 1080, 8000],
    ['the limits of the ratio, above', {}, swinging(2000), 1160, 8000],
    ['the limits of the ratio, below', {}, swinging(100), 840, 8000],
  ])('heeds %s', (_what, more, home, baselineWh, weight) => {
    const receipt = settled(home, { rules: { ...rules, ...more } });
    expect(receipt.adjustment?.blend?.weight).toBe(weight);
    expect(receipt.baselineWh).toBe(baselineWh);
    expect(receiptDifferences(receipt)).toEqual([]);
  });

  it('doesn’t count the correction with fewer than five days on which both can be tried', () => {
    // Each needs five days before it, so nine days leave four. The mean of 900 and 1,100 Wh in turn is then 989.
    expect(settled(swinging(1100, WEEKDAYS[8]), { rules })).toMatchObject({
      adjustment: { blend: { days: 4, weight: 0 } },
      baselineWh: 989,
    });
    const { adjustment } = settled(swinging(1100, WEEKDAYS[9]), { rules });
    expect(adjustment?.blend?.days).toBe(5);
    expect(adjustment?.blend?.weight).toBeGreaterThan(0);
  });

  it('is the plain mean where it has always been right, and all corrected where that has', () => {
    const steady: Home = {
      use: (date, second) =>
        second === 18 * HOUR ? 1000 : date === EVENT_DAY ? 1100 : 1000 - 50 * turn(date),
    };
    expect(settled(steady, { rules })).toMatchObject({
      baselineWh: 1000,
      adjustment: { blend: { plainOffWh: 0, weight: 0 } },
    });
    const following: Home = {
      use: (date) => (date === EVENT_DAY ? 1100 : 1000 - 100 * turn(date)),
    };
    expect(settled(following, { rules })).toMatchObject({
      baselineWh: 1100,
      adjustment: { blend: { adjustedOffWh: 0, weight: 10_000 } },
    });
  });

  it.each([
    ['readings of those hours are missing', null, [], undefined],
    ['the member was in another event', 1100, [[TUESDAY - 4 * HOUR, TUESDAY - 3 * HOUR]], true],
  ] as const)('is the plain mean when %s', (_why, before, otherEvents, otherEvent) => {
    const receipt = settled(swinging(before), { rules, member: { otherEvents } });
    expect(receipt.adjustment).toMatchObject({ eventMWh: null, ratio: null, blend: null });
    expect(receipt.adjustment?.otherEvent).toBe(otherEvent);
    expect(receipt.baselineWh).toBe(1000);
    expect(receiptDifferences(receipt)).toEqual([]);
  });

  it('doesn’t count days whose own hours can’t be measured', () => {
    const gap = WEEKDAYS[2];
    const home = swinging(1100);
    const receipt = settled(
      { use: (date, second) => (date === gap && second === 15 * HOUR ? null : home.use(date, second)) },
      { rules: { ...rules, eligibleDays: { weekday: 2, other: 2 }, minimumDays: { weekday: 2, other: 2 } } },
    );
    // It is one of the two days of the two after it, too.
    expect(receipt.adjustment?.blend?.days).toBe(7);
    expect(receipt.noise.placeboDays.filter(({ adjustedWh }) => adjustedWh === null)).toHaveLength(3);
    expect(receiptDifferences(receipt)).toEqual([]);
  });

  it('compares weekend days with weekend days', () => {
    const weekend = settled(
      { use: (date) => (date === '2026-02-28' ? 900 : 1000) },
      { start: SATURDAY, rules },
    );
    expect(weekend.daysUsed.map(({ date }) => date)).toEqual([
      '2026-02-22',
      '2026-02-21',
      '2026-02-16',
      '2026-02-15',
    ]);
  });

  it('has its figures in the table', () => {
    expect(receiptToCsv(settled(swinging(1100), { rules })).split('\r\n')).toEqual(
      expect.arrayContaining([
        'rules,,baselineRule,blend,',
        'rules,,blendCapPercent,100,%',
        'rules,,adjustmentMaximumPercent,120,%',
        'noise,2026-03-02,plainWh,1000,Wh',
        'noise,2026-03-02,adjustedWh,950,Wh',
        'blend,,days,10,',
        'blend,,plainOffWh,100,Wh',
        'blend,,adjustedOffWh,50,Wh',
        'blend,,weight,80,%',
      ]),
    );
  });
});
