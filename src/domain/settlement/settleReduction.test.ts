import { describe, expect, it } from 'vitest';
import { addDays } from '../meter/zone.ts';
import { receiptDifferences } from './recompute.ts';
import type { SettledReceipt } from './receipt.ts';
import { EVENT_DAY, evenings, pending, settle, settled } from '../../../tests/support/settledHousehold.ts';
import {
  SATURDAY,
  TUESDAY,
  at,
  createMeter,
  member,
  preparedFor,
  type Home,
} from '../../../tests/support/testHousehold.ts';
import { settleReduction } from './settleReduction.ts';

const EVENING = 18 * 3600;
const usedDates = (receipt: SettledReceipt) => receipt.daysUsed.map((day) => day.date);

describe('10 of 10', () => {
  it('uses the 10 latest eligible weekdays, without holidays', () => {
    const receipt = settled(evenings({ [EVENT_DAY]: 400 }));
    expect(usedDates(receipt)).toEqual([
      '2026-03-02',
      '2026-02-27',
      '2026-02-26',
      '2026-02-25',
      '2026-02-24',
      '2026-02-23',
      '2026-02-20',
      '2026-02-19',
      '2026-02-18',
      '2026-02-17',
    ]);
    expect(receipt).toMatchObject({ baselineWh: 1000, usedWh: 400, reductionWh: 600, reductionShare: 6000 });
    expect(receipt.daysRejected.map(({ date, reason }) => `${date} ${reason}`)).toEqual([
      '2026-03-01 other-day-type',
      '2026-02-28 other-day-type',
      '2026-02-22 other-day-type',
      '2026-02-21 other-day-type',
    ]);
  });

  it('uses the 4 latest weekend days or holidays', () => {
    const receipt = settled(evenings({ '2026-02-28': 400 }), { start: SATURDAY });
    expect(usedDates(receipt)).toEqual(['2026-02-22', '2026-02-21', '2026-02-16', '2026-02-15']);
  });

  it('uses the mean of each local interval, rounded once to whole watt-hours, and sums the intervals', () => {
    const use = (date: string, second: number) =>
      second < EVENING ? 0 : date === EVENT_DAY ? 0.4 : date === '2026-03-02' ? 1.4 : 0.5;
    const receipt = settled({ use }, { hours: 2 });
    // (1.4 + 9 × 0.5) / 10 = 0.59 Wh: 1 Wh in each of the two hours.
    expect(receipt.intervals.map(({ baselineWh, usedWh, usedMWh }) => [baselineWh, usedWh, usedMWh])).toEqual(
      [
        [1, 0, 400],
        [1, 0, 400],
      ],
    );
    expect(receipt.baselineWh).toBe(2);
  });

  it('skips days with an event, on vacation, or with a gap, and says why', () => {
    const receipt = settled(
      evenings({ [EVENT_DAY]: 400, '2026-02-26': null, '2026-03-02': 9000, '2026-02-27': 9000 }),
      {
        member: {
          excluded: new Map([
            ['2026-03-02', 'event'],
            ['2026-02-27', 'vacation'],
            ['2026-02-28', 'event'],
          ]),
        },
      },
    );
    expect(receipt.baselineWh).toBe(1000);
    expect(usedDates(receipt).slice(0, 2)).toEqual(['2026-02-25', '2026-02-24']);
    expect(receipt.daysRejected.slice(0, 5)).toEqual([
      { date: '2026-03-02', reason: 'event', comparedMWh: null },
      { date: '2026-03-01', reason: 'other-day-type', comparedMWh: null },
      { date: '2026-02-28', reason: 'other-day-type', comparedMWh: null },
      { date: '2026-02-27', reason: 'vacation', comparedMWh: null },
      { date: '2026-02-26', reason: 'missing-data', comparedMWh: null },
    ]);
  });

  it.each([
    [5, 60],
    [15, 15],
    [30, 30],
    [5, 15],
    [15, 60],
    [60, 60],
  ] as const)(
    'sums readings of %i minutes to intervals of %i',
    (intervalMinutes, settlementIntervalMinutes) => {
      const use = (date: string) => ((date === EVENT_DAY ? 300 : 1200) * intervalMinutes) / 60;
      const receipt = settled({ use, intervalMinutes }, { rules: { settlementIntervalMinutes } });
      expect(receipt.intervals).toHaveLength(60 / settlementIntervalMinutes);
      expect(receipt).toMatchObject({ baselineWh: 1200, usedWh: 300 });
    },
  );

  it('compares the same local time across a clock change', () => {
    const start = at(2026, 3, 12, 18);
    const use = (date: string, second: number) =>
      second === EVENING ? (date === '2026-03-12' ? 100 : 800) : 5000;
    expect(settled({ use }, { start })).toMatchObject({ baselineWh: 800, usedWh: 100 });
  });

  it("uses the service point's zone, also with a half-hour offset", () => {
    const zone = 'Australia/Adelaide';
    const start = at(2026, 3, 3, 18, 0, zone);
    const use = (date: string, second: number) =>
      second >= EVENING && second < EVENING + 3600 ? (date === EVENT_DAY ? 100 : 800) / 2 : 5000;
    expect(settled({ use, zone, intervalMinutes: 30 }, { start, rules: { country: 'AU' } })).toMatchObject({
      baselineWh: 800,
      usedWh: 100,
    });
  });

  it('marks utility estimates', () => {
    const onEventDay = settled(evenings({}, { estimatedOn: EVENT_DAY }));
    expect(onEventDay.intervals.map((interval) => interval.estimated)).toEqual([true]);
    const before = settled(evenings({}, { estimatedOn: '2026-02-24' }));
    expect(before.daysUsed.filter((day) => day.estimatedIntervals > 0).map((day) => day.date)).toEqual([
      '2026-02-24',
    ]);
  });

  it('an estimated zero, as in an outage, doesn’t pay: it waits for the real reading', () => {
    const zero = { [EVENT_DAY]: 0 };
    expect(pending(evenings(zero, { estimatedOn: EVENT_DAY })).pending).toEqual({ code: 'UnconfirmedZero' });
    expect(settled(evenings(zero)).usedWh).toBe(0);
    expect(settled(evenings({ [EVENT_DAY]: 1 }, { estimatedOn: EVENT_DAY })).usedWh).toBe(1);
    const halfAnHour = (date: string, second: number) => (date === EVENT_DAY && second === EVENING ? 0 : 500);
    const home = { use: halfAnHour, intervalMinutes: 30, estimatedOn: EVENT_DAY };
    expect(settle(home, { rules: { settlementIntervalMinutes: 30 } }).state).toBe('PENDING');
  });

  it.each([
    ['delivered once, a day after the event', 1, {}, 'PENDING'],
    ['delivered again three days after it', 3, {}, 'SETTLED'],
    ['of a home that may read zero', 1, { mayReadZero: true }, 'SETTLED'],
    ['that staff confirmed', 1, { zeroVerdict: 'used_nothing' }, 'SETTLED'],
  ] as const)('a real zero, as the home never reads otherwise, %s: %s', (_what, days, more, state) => {
    const delivered = TUESDAY + 3600 + days * 86_400;
    const source = {
      ...createMeter(evenings({ [EVENT_DAY]: 0 }), TUESDAY),
      deliveredSince: (_start: number, _end: number, instant: number) => delivered >= instant,
    };
    const { receipt } = settleReduction(preparedFor(TUESDAY), member(source, more));
    expect(receipt.state).toBe(state);
    expect(receipt.state === 'PENDING' && receipt.pending).toEqual(
      state === 'PENDING' && { code: 'UnconfirmedZero' },
    );
  });

  it.each([
    ['a real one', {}],
    ['an estimate', { estimatedOn: EVENT_DAY }],
  ])('a zero in a known power outage never pays, another reading does: %s', (_what, more) => {
    const result = (wh: number, zeroVerdict: 'outage' | 'used_nothing') => {
      const meter = createMeter(evenings({ [EVENT_DAY]: wh }, more), TUESDAY);
      const source = { ...meter, deliveredSince: () => false };
      return settleReduction(preparedFor(TUESDAY), member(source, { zeroVerdict })).receipt;
    };
    expect(result(0, 'outage')).toMatchObject({ state: 'PENDING', pending: { code: 'PowerOutage' } });
    expect(result(0, 'used_nothing')).toMatchObject({ state: 'SETTLED', usedWh: 0 });
    expect(result(300, 'outage')).toMatchObject({ state: 'SETTLED', usedWh: 300 });
  });

  it('a zero that the home reads at that time on other days, too, needs no confirmation', () => {
    const source = {
      ...createMeter(evenings({ [EVENT_DAY]: 0, '2026-02-24': 0 }), TUESDAY),
      deliveredSince: () => false,
    };
    expect(settleReduction(preparedFor(TUESDAY), member(source)).receipt.state).toBe('SETTLED');
  });
});

describe('highest 5 of 10', () => {
  const rules = { baselineRule: 'highest-five-of-ten' } as const;

  it('uses the five days with the highest window of the ten latest', () => {
    const dates = [
      '2026-03-02',
      '2026-02-27',
      '2026-02-26',
      '2026-02-25',
      '2026-02-24',
      '2026-02-23',
      '2026-02-20',
      '2026-02-19',
      '2026-02-18',
      '2026-02-17',
    ];
    const use = Object.fromEntries(dates.map((date, i) => [date, 1000 + i * 100]));
    const receipt = settled(evenings({ ...use, [EVENT_DAY]: 500, '2026-02-13': 9000 }), { rules });
    expect(usedDates(receipt)).toEqual(dates.slice(5));
    expect(receipt.baselineWh).toBe(1700);
    expect(receipt.daysRejected.filter((day) => day.reason === 'not-among-highest')).toEqual(
      dates
        .slice(0, 5)
        .map((date, i) => ({ date, reason: 'not-among-highest', comparedMWh: (1000 + i * 100) * 1000 })),
    );
  });

  it('prefers the later of two days with the same energy', () => {
    expect(usedDates(settled(evenings({}), { rules }))).toEqual([
      '2026-03-02',
      '2026-02-27',
      '2026-02-26',
      '2026-02-25',
      '2026-02-24',
    ]);
  });

  it('weights three of five at weekends 50, 30 and 20 percent, highest first, where the program says so', () => {
    const home = evenings({ '2026-02-21': 1500, '2026-02-22': 3000, '2026-02-14': 2000, '2026-02-28': 500 });
    const receipt = settled(home, { start: SATURDAY, rules: { ...rules, weekendWeights: '50-30-20' } });
    expect(receipt.daysUsed.map(({ date, weightPercent }) => [date, weightPercent])).toEqual([
      ['2026-02-22', 50],
      ['2026-02-21', 20],
      ['2026-02-14', 30],
    ]);
    // 0.5 × 3,000 + 0.3 × 2,000 + 0.2 × 1,500
    expect(receipt.baselineWh).toBe(2400);
    expect(receiptDifferences(receipt)).toEqual([]);
    expect(settled(home, { start: SATURDAY, rules }).baselineWh).toBe(2167);
  });

  it('weights two weekend days 50 to 30 when there are only two', () => {
    const excluded = new Map(
      Array.from({ length: 45 }, (_, i) => addDays('2026-02-20', -i)).map(
        (date) => [date, 'vacation'] as const,
      ),
    );
    const receipt = settled(evenings({ '2026-02-21': 1600, '2026-02-22': 800 }), {
      start: SATURDAY,
      rules: { ...rules, weekendWeights: '50-30-20' },
      member: { excluded },
    });
    // (50 × 1,600 + 30 × 800) / 80
    expect(receipt.baselineWh).toBe(1300);
  });

  it('weights weekdays equally', () => {
    expect(
      settled(evenings({ '2026-03-02': 2000 }), { rules: { ...rules, weekendWeights: '50-30-20' } })
        .baselineWh,
    ).toBe(1200);
  });

  it('uses three of five at weekends', () => {
    const receipt = settled(evenings({ '2026-02-21': 2000, '2026-02-14': 2000 }), { start: SATURDAY, rules });
    expect(usedDates(receipt)).toEqual(['2026-02-22', '2026-02-21', '2026-02-14']);
    expect(receipt.baselineWh).toBe(1667);
  });
});

describe('the GB rule', () => {
  const rules = { baselineRule: 'gb-bl01' } as const;
  const daily = (totals: Readonly<Record<string, number>>): Home => ({
    use: (date, second) =>
      second === EVENING ? 100 * ((totals[date] ?? 24) % 7 || 1) : (totals[date] ?? 24),
  });

  it('uses the ten latest weekdays', () => {
    expect(usedDates(settled(evenings({}), { rules }))).toHaveLength(10);
  });

  it('uses the middle two of four weekend days by daily total', () => {
    const receipt = settled(
      daily({ '2026-02-22': 900, '2026-02-21': 300, '2026-02-16': 500, '2026-02-15': 100 }),
      { start: SATURDAY, rules },
    );
    expect(usedDates(receipt)).toEqual(['2026-02-21', '2026-02-16']);
    expect(
      receipt.daysRejected.filter((day) => day.reason === 'not-in-the-middle').map((day) => day.date),
    ).toEqual(['2026-02-22', '2026-02-15']);
  });

  it('uses the middle one of three, and both of two', () => {
    const excluded = (keep: number) =>
      new Map(
        Array.from({ length: 60 }, (_, i) => addDays('2026-02-27', -i))
          .filter((date) => !['2026-02-22', '2026-02-21', '2026-02-15'].slice(0, keep).includes(date))
          .map((date) => [date, 'vacation'] as const),
      );
    const home = daily({ '2026-02-22': 900, '2026-02-21': 300, '2026-02-15': 100 });
    expect(usedDates(settled(home, { start: SATURDAY, rules, member: { excluded: excluded(3) } }))).toEqual([
      '2026-02-21',
    ]);
    expect(usedDates(settled(home, { start: SATURDAY, rules, member: { excluded: excluded(2) } }))).toEqual([
      '2026-02-22',
      '2026-02-21',
    ]);
  });

  it('needs the whole day of a weekend day', () => {
    const home: Home = { use: (date, second) => (date === '2026-02-22' && second === 3600 ? null : 100) };
    expect(settled(home, { start: SATURDAY, rules }).daysRejected).toContainEqual({
      date: '2026-02-22',
      reason: 'missing-data',
      comparedMWh: null,
    });
  });
});

describe('the GB rule uses whole days', () => {
  const rules = { baselineRule: 'gb-bl01' } as const;

  it('needs the whole day of a weekday too', () => {
    const home: Home = { use: (date, second) => (date === '2026-02-26' && second === 3600 ? null : 100) };
    expect(settled(home, { rules }).daysRejected).toContainEqual({
      date: '2026-02-26',
      reason: 'missing-data',
      comparedMWh: null,
    });
    expect(settled(home).daysRejected.map(({ date }) => date)).not.toContain('2026-02-26');
  });

  it("doesn't compare a day of 23 hours with days of 24", () => {
    const start = at(2026, 3, 14, 18);
    const receipt = settled(evenings({}), { start, rules });
    expect(receipt.daysRejected).toContainEqual({
      date: '2026-03-08',
      reason: 'clock-change',
      comparedMWh: null,
    });
    expect(usedDates(settled(evenings({}), { start }))).toContain('2026-03-08');
  });

  it('adds the mean difference of the three hours that end an hour before the event, without bounds', () => {
    const use = (date: string, second: number) =>
      date === EVENT_DAY && second >= 14 * 3600 && second < 17 * 3600
        ? ([2500, 1000, 2500][second / 3600 - 14] as number)
        : 1000;
    const receipt = settled({ use }, { rules: { ...rules, sameDayAdjustment: true } });
    // ((2,500 + 1,000 + 2,500) − 3 × 1,000) / 3 hours = 1,000 Wh more in each hour.
    expect(receipt.adjustment).toEqual({ eventMWh: 6_000_000, ratio: null, addedMWh: 1_000_000 });
    expect(receipt.baselineWh).toBe(2000);
    expect(receiptDifferences(receipt)).toEqual([]);
  });

  it('subtracts where less was used, but no interval goes below zero', () => {
    const use = (date: string, second: number) =>
      second >= EVENING && second < EVENING + 7200
        ? second === EVENING
          ? 300
          : 1000
        : date === EVENT_DAY && second >= 14 * 3600 && second < 17 * 3600
          ? 400
          : 1000;
    const receipt = settled({ use }, { rules: { ...rules, sameDayAdjustment: true }, hours: 2 });
    expect(receipt.adjustment).toMatchObject({ addedMWh: -600_000 });
    expect(receipt.intervals.map(({ baselineWh }) => baselineWh)).toEqual([0, 400]);
    expect(receiptDifferences(receipt)).toEqual([]);
  });

  it("doesn't adjust when those hours are incomplete", () => {
    const use = (date: string, second: number) => (date === EVENT_DAY && second === 15 * 3600 ? null : 1000);
    expect(settled({ use }, { rules: { ...rules, sameDayAdjustment: true } })).toMatchObject({
      adjustment: { eventMWh: null, ratio: null, addedMWh: null },
      baselineWh: 1000,
    });
  });
});

describe('holidays', () => {
  it('a dropped holiday counts as a weekday, an added one does not', () => {
    const plain = usedDates(settled(evenings({})));
    expect(plain).not.toContain('2026-02-16');
    const receipt = settled(evenings({}), {
      rules: { droppedHolidays: ['2026-02-16'], extraHolidays: ['2026-02-26'] },
    });
    expect(usedDates(receipt)).toContain('2026-02-16');
    expect(usedDates(receipt)).not.toContain('2026-02-26');
    expect(receipt.rules).toMatchObject({
      country: 'US',
      droppedHolidays: ['2026-02-16'],
      extraHolidays: ['2026-02-26'],
    });
  });
});

describe('receipts of version 1', () => {
  it('still give the same figures: a ratio of two hours, days by their window', () => {
    const receipt = settled(
      {
        use: (date, second) =>
          date === EVENT_DAY && second >= 14 * 3600 && second < 16 * 3600 ? 1100 : 1000,
      },
      { rules: { sameDayAdjustment: true, adjustmentToHours: 2 } },
    );
    const {
      adjustmentMethod: _method,
      wholeDays: _days,
      weekendWeights: _weights,
      postEventAdjustment: _after,
      ...rules
    } = receipt.rules;
    expect(receiptDifferences({ ...receipt, version: 1, rules })).toEqual([]);
    expect(receipt.baselineWh).toBe(1100);
  });
});

describe('the same-day adjustment', () => {
  const rules = { sameDayAdjustment: true };
  /** Uses `morning` Wh in each of the three hours from 14:00 to 17:00 on the event's day, 1,000 in every other hour. */
  const home = (morning: number | null): Home => ({
    use: (date, second) => (date === EVENT_DAY && second >= 14 * 3600 && second < 17 * 3600 ? morning : 1000),
  });

  it.each([
    [1050, 10_500, 10_500, 1050],
    [1000, 10_000, 10_000, 1000],
    [3000, 30_000, 12_000, 1200],
    [100, 1000, 8000, 800],
    [0, 0, 8000, 800],
  ])(
    'compares the three hours s−4 to s−1: %i Wh in each, measured %i, used %i, baseline %i',
    (morning, measured, used, baselineWh) => {
      const receipt = settled(home(morning), { rules });
      expect(receipt.adjustment).toEqual({ eventMWh: morning * 3000, ratio: { measured, used } });
      expect(receipt.baselineWh).toBe(baselineWh);
    },
  );

  it("doesn't adjust when those hours are incomplete", () => {
    const receipt = settled(home(null), { rules });
    expect(receipt.adjustment).toEqual({ eventMWh: null, ratio: null });
    expect(receipt.baselineWh).toBe(1000);
  });

  it('adjusts the days without an event as well, by which the error of this home is measured', () => {
    const day = '2026-02-26';
    const use = (date: string, second: number) => (date === day && second >= 14 * 3600 ? 1100 : 1000);
    const placebo = (sameDayAdjustment: boolean) =>
      settled({ use }, { rules: { sameDayAdjustment } }).noise.placeboDays.find(({ date }) => date === day);
    expect(placebo(true)).toEqual({ date: day, baselineWh: 1100, usedWh: 1100 });
    expect(placebo(false)).toEqual({ date: day, baselineWh: 1000, usedWh: 1100 });
  });

  it('counts the last of the three hours too', () => {
    const receipt = settled(
      { use: (date, second) => (date === EVENT_DAY && second === 16 * 3600 ? 1300 : 1000) },
      { rules },
    );
    expect(receipt.adjustment).toEqual({ eventMWh: 3_300_000, ratio: { measured: 11_000, used: 11_000 } });
    expect(receipt.baselineWh).toBe(1100);
  });

  describe('with hours after the event', () => {
    const withAfter = { ...rules, baselineRule: 'highest-five-of-ten', postEventAdjustment: true } as const;
    /** Uses 1,100 Wh in each of the three hours before and `late` from 21:00 to 23:00. */
    const evening = (late: number | null): Home => ({
      use: (date, second) =>
        date !== EVENT_DAY
          ? 1000
          : second >= 21 * 3600 && second < 23 * 3600
            ? late
            : second >= 14 * 3600 && second < 17 * 3600
              ? 1100
              : 1000,
    });

    it('compares both windows together: three hours before, and two that begin two hours after the end', () => {
      const receipt = settled(evening(1350), { rules: withAfter });
      // (3 × 1,100 + 2 × 1,350) / 5,000 = 1.2
      expect(receipt.adjustment).toEqual({ eventMWh: 6_000_000, ratio: { measured: 12_000, used: 12_000 } });
      expect(receipt.baselineWh).toBe(1200);
      expect(receipt.rules).toMatchObject({
        postEventAdjustment: true,
        postEventFromHours: 2,
        postEventToHours: 4,
      });
      expect(receiptDifferences(receipt)).toEqual([]);
    });

    it('is skipped when readings after the event are missing', () => {
      expect(settled(evening(null), { rules: withAfter })).toMatchObject({
        adjustment: { eventMWh: null, ratio: null },
        baselineWh: 1000,
      });
    });
  });

  it('is off unless the program wants it', () => {
    expect(settled(home(3000))).toMatchObject({ adjustment: null, baselineWh: 1000 });
  });
});
