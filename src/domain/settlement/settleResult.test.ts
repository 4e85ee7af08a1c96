import { describe, expect, it } from 'vitest';
import { addDays } from '../meter/zone.ts';
import { receiptDifferences } from './recompute.ts';
import { settleReduction } from './settleReduction.ts';
import { EVENT_DAY, evenings, pending, settle, settled } from '../../../tests/support/settledHousehold.ts';
import {
  SATURDAY,
  SILVER,
  TUESDAY,
  at,
  member,
  createMeter,
  preparedFor,
  type Home,
} from '../../../tests/support/testHousehold.ts';

const EVENING = 18 * 3600;

describe('results that are pending', () => {
  const lastDays = (days: number) => (date: string) => (date < addDays(EVENT_DAY, -days) ? null : 1000);
  const without = (from: string, to: string): Home => ({
    use: (date) => (date >= from && date <= to ? null : 1000),
  });

  it('with fewer than 5 eligible weekdays: NoIntervalData, long-missing', () => {
    const receipt = pending({ use: lastDays(6) });
    expect(receipt.pending).toEqual({
      code: 'NoIntervalData',
      kind: 'long-missing',
      daysMissing: 39,
      eventMissing: false,
      eligibleDays: 4,
      neededDays: 5,
    });
    expect(receipt.eligibleDates).toEqual(['2026-03-02', '2026-02-27', '2026-02-26', '2026-02-25']);
    expect(settle({ use: lastDays(7) }).state).toBe('SETTLED');
  });

  it('with fewer than 2 eligible weekend days', () => {
    const use = (days: number) => (date: string) => (date < addDays('2026-02-28', -days) ? null : 1000);
    expect(pending({ use: use(6) }, { start: SATURDAY }).pending).toMatchObject({
      eligibleDays: 1,
      neededDays: 2,
    });
    expect(settle({ use: use(7) }, { start: SATURDAY }).state).toBe('SETTLED');
  });

  it.each([
    ['HOM-16: 7 missing days are a short-missing case', '2026-02-25', 7, 'short-missing'],
    ['HOM-16: 8 missing days are a long-missing case', '2026-02-24', 8, 'long-missing'],
    ['one missing day', EVENT_DAY, 1, 'short-missing'],
  ])('%s', (_, from, daysMissing, kind) => {
    expect(pending(without(from, '2026-03-04')).pending).toEqual({
      code: 'NoIntervalData',
      kind,
      daysMissing,
      eventMissing: true,
      eligibleDays: 0,
      neededDays: 5,
    });
  });

  it('where too many days were events: nothing is missing, but there is too little to compare with', () => {
    const excluded = new Map(
      Array.from({ length: 45 }, (_, i) => [addDays(EVENT_DAY, -i - 1), 'event'] as const),
    );
    expect(pending({ use: () => 1000 }, { member: { excluded } }).pending).toMatchObject({
      kind: 'short-missing',
      daysMissing: 0,
      eligibleDays: 0,
    });
  });

  it.each([
    [60, 30],
    [60, 15],
    [30, 15],
    [20, 15],
  ] as const)(
    'with a meter of %i minutes in a program of %i',
    (intervalMinutes, settlementIntervalMinutes) => {
      expect(
        pending({ use: () => 1000, intervalMinutes }, { rules: { settlementIntervalMinutes } }).pending,
      ).toEqual({
        code: 'MeterTooCoarse',
        meterMinutes: intervalMinutes,
        intervalMinutes: settlementIntervalMinutes,
      });
    },
  );

  it('with a baseline of zero, which counts as no usable data', () => {
    const receipt = pending({ use: (date, second) => (second === EVENING && date !== EVENT_DAY ? 0 : 500) });
    expect(receipt.pending).toEqual({ code: 'ZeroBaseline' });
    expect(receipt.after).toMatchObject({ streak: 0, recent: [], streakChange: 'kept' });
  });

  it.each([
    ['of zero, as with solar in the window', 0, {}],
    [
      'that the additive adjustment would take below zero',
      100,
      { baselineRule: 'gb-bl01', sameDayAdjustment: true, adjustmentMethod: 'additive' },
    ],
  ] as const)('a baseline %s leaves what is left to make up as it is', (_what, usualWh, rules) => {
    const carried = { wh: -300, eventId: 'earlier', date: '2026-02-24', eventsSince: 1 };
    const hours = [14, 15, 16].map((hour) => hour * 3600);
    const use = (date: string, second: number) => {
      if (second === EVENING && date !== EVENT_DAY) return usualWh;
      return date === EVENT_DAY && hours.includes(second) ? 0 : 500;
    };
    const receipt = pending({ use }, { rules, member: { standing: { ...SILVER, carried } } });
    expect(receipt.pending).toEqual({ code: 'ZeroBaseline' });
    expect(receipt.after.carried).toEqual(carried);
  });

  it('keeps tier and streak, but leaving ends the streak', () => {
    const standing = { ...SILVER, streak: 12 };
    expect(pending({ use: () => null }, { member: { standing } }).after).toMatchObject({
      streak: 12,
      streakChange: 'kept',
    });
    expect(pending({ use: () => null }, { member: { standing, left: true } }).after).toMatchObject({
      streak: 0,
      streakChange: 'ended',
    });
    expect(
      pending({ use: () => null }, { member: { standing, left: true, away: true } }).after,
    ).toMatchObject({ streak: 12, streakChange: 'kept' });
  });
});

describe('the noise of a home', () => {
  it('is the error of the same baseline on the latest days without events', () => {
    // Every weekday evening 900 or 1,100 in turn: the mean of ten is 1,000, and it is off by 100 every day.
    const weekdays = Array.from({ length: 60 }, (_, i) => addDays('2026-03-02', -i)).filter(
      (date) => ![0, 6].includes(new Date(date).getUTCDay()) && !['2026-02-16', '2026-01-19'].includes(date),
    );
    const receipt = settled(
      evenings({
        ...Object.fromEntries(weekdays.map((date, i) => [date, i % 2 === 0 ? 1100 : 900])),
        [EVENT_DAY]: 900,
      }),
    );
    expect(receipt.noise.placeboDays).toHaveLength(10);
    expect(receipt.noise.placeboDays.slice(0, 2)).toEqual([
      { date: '2026-03-02', baselineWh: 1000, usedWh: 1100 },
      { date: '2026-02-27', baselineWh: 1000, usedWh: 900 },
    ]);
    expect(receipt.noise).toMatchObject({
      noise: { days: 10, meanAbsoluteWh: 100, rootMeanSquareWh: 100, biasWh: 0 },
      toleranceWh: 100,
      verdict: 'within-noise',
    });
  });

  it('is unknown with too few days, and the dead band is used instead', () => {
    const receipt = settled({
      use: (date) => (date < '2026-02-24' ? null : date === EVENT_DAY ? 940 : 1000),
    });
    expect(receipt.noise).toEqual({ placeboDays: [], noise: null, toleranceWh: 50, verdict: 'reduction' });
  });
});

describe('what a result pays', () => {
  it('pays the reduction and 5 points for taking part', () => {
    const receipt = settled(evenings({ [EVENT_DAY]: 400 }));
    expect(receipt.pay).toEqual({
      formula: { reductionWh: 600, pointsPerKwh: 100, multiplierHundredths: 100, bonusHundredths: 0 },
      unpaidBecause: null,
      reductionPoints: 60,
      participationPoints: 5,
      points: 65,
      wattConversionRate: 100,
      watts: 6500,
      payment: 'paid',
      payableReductionWatts: 6000,
      payableParticipationWatts: 500,
    });
  });

  it.each([
    ['below the dead band of 5 %', 951, 0, 'dead-band'],
    ['at the dead band', 950, 5, null],
    ['no change', 1000, 0, 'no-reduction'],
    ['more than the baseline: 0, never a debt', 3000, 0, 'no-reduction'],
  ])('%s', (_, used, reductionPoints, unpaidBecause) => {
    expect(settled(evenings({ [EVENT_DAY]: used })).pay).toMatchObject({
      reductionPoints,
      unpaidBecause,
      participationPoints: 5,
    });
  });

  it('pays nothing to a member who left', () => {
    const receipt = settled(evenings({ [EVENT_DAY]: 400 }), { member: { left: true } });
    expect(receipt.pay).toMatchObject({ unpaidBecause: 'left', points: 0, watts: 0 });
    expect(receipt.after.recent).toEqual([]);
  });

  it('VAC-02: pays nothing to a member who went on vacation meanwhile, keeps the streak, and recomputes', () => {
    const receipt = settled(evenings({ [EVENT_DAY]: 400 }), {
      member: { standing: { ...SILVER, streak: 12 }, left: true, away: true },
    });
    expect(receipt).toMatchObject({
      left: true,
      away: true,
      pay: { unpaidBecause: 'left', points: 0 },
      after: { streak: 12, streakChange: 'kept', recent: [] },
    });
    expect(receiptDifferences(receipt)).toEqual([]);
  });

  it("marks an upload as an estimate that isn't paid, and moves neither tier nor streak", () => {
    const receipt = settled(evenings({ [EVENT_DAY]: 400 }, { provenance: 'upload' }), {
      member: { standing: { ...SILVER, streak: 3 } },
    });
    expect(receipt.pay).toMatchObject({
      points: 74,
      watts: 7400,
      payment: 'estimate',
      payableReductionWatts: 0,
      payableParticipationWatts: 0,
    });
    expect(receipt.after).toMatchObject({ streak: 3, recent: [] });
  });

  it('pays from uploads where the program says so', () => {
    const receipt = settled(evenings({ [EVENT_DAY]: 400 }, { provenance: 'upload' }), {
      rules: { payFromUploads: true },
    });
    expect(receipt.pay).toMatchObject({ payment: 'paid', payableReductionWatts: 6000 });
  });

  it('leaves the reduction to the month where the program settles net', () => {
    const receipt = settled(evenings({ [EVENT_DAY]: 960 }), { rules: { netMonthly: true } });
    expect(receipt.pay).toMatchObject({
      payment: 'month-end',
      reductionPoints: 4,
      payableReductionWatts: 0,
      payableParticipationWatts: 500,
    });
  });

  it('uses tier and streak from before the event', () => {
    const standing = {
      recent: [4500, 4500, 4500, 4500, 4500],
      streak: 11,
      setup: 'utility-connected',
    } as const;
    const receipt = settled(evenings({ [EVENT_DAY]: 400 }), {
      member: { standing },
      rules: { pointsPerKwh: 300 },
    });
    expect(receipt.before).toMatchObject({
      tier: 'Platinum',
      multiplierHundredths: 200,
      streak: 11,
      bonusHundredths: 55,
    });
    expect(receipt.pay.reductionPoints).toBe(459);
    expect(receipt.after).toMatchObject({
      recent: [6000, 4500, 4500, 4500, 4500],
      streak: 12,
      streakChange: 'grew',
      tier: 'Platinum',
    });
  });
});

describe('uploads next to readings that pay', () => {
  const meter = createMeter(evenings({ [EVENT_DAY]: 400 }), TUESDAY);
  /** Uploaded up to and including `last`, and inflated; from the utility afterwards. */
  const mixed = (last: number) => ({
    ...meter,
    readWindow(...[start, end, seconds, out, flags, index]: Parameters<typeof meter.readWindow>) {
      const found = meter.readWindow(start, end, seconds, out, flags, index);
      if (found < 0 || start > last) return found;
      out[index] = 9_000_000;
      return 2;
    },
  });

  it('skips uploaded days, because a file can be edited', () => {
    const { receipt } = settleReduction(preparedFor(TUESDAY), member(mixed(at(2026, 2, 23, 23))));
    expect(receipt).toMatchObject({
      state: 'SETTLED',
      baselineWh: 1000,
      provenance: 'utility',
      pay: { payment: 'paid' },
    });
    expect(receipt.daysRejected).toContainEqual({ date: '2026-02-23', reason: 'upload', comparedMWh: null });
  });

  it('uses them as an estimate when there are too few others', () => {
    const { receipt } = settleReduction(preparedFor(TUESDAY), member(mixed(at(2026, 2, 24, 23))));
    expect(receipt).toMatchObject({
      state: 'SETTLED',
      provenance: 'upload',
      pay: { payment: 'estimate', payableReductionWatts: 0 },
    });
  });
});
