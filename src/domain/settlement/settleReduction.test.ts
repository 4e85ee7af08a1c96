import { describe, expect, it } from 'vitest';
import { addDays } from '../meter/zone.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { receiptDifferences } from './recompute.ts';
import type { PendingReceipt, Receipt, SettledReceipt } from './receipt.ts';
import type { MemberInput } from './settle.ts';
import { settleReduction } from './settleReduction.ts';
import {
  SATURDAY,
  SILVER,
  TUESDAY,
  at,
  member,
  createMeter,
  preparedFor,
} from '../../../tests/support/testHousehold.ts';
import type { Home } from '../../../tests/support/testHousehold.ts';

const EVENT_DAY = '2026-03-03';
const EVENING = 18 * 3600;

/** A home that uses 1,000 Wh every hour, except in the hour from 18:00 on some days. */
function evenings(onDates: Readonly<Record<string, number | null>>, rest: Partial<Home> = {}): Home {
  return {
    use: (date, second) => (second === EVENING && date in onDates ? (onDates[date] as number | null) : 1000),
    ...rest,
  };
}

function settle(
  home: Home,
  given: {
    start?: number;
    rules?: Partial<ProgramRules>;
    member?: Partial<MemberInput>;
    hours?: number;
  } = {},
): Receipt {
  const start = given.start ?? TUESDAY;
  const prepared = preparedFor(
    start,
    { ...given.rules, ...(home.zone === undefined ? {} : { zone: home.zone }) },
    given.hours,
  );
  return settleReduction(prepared, member(createMeter(home, start), given.member)).receipt;
}

function settled(...given: Parameters<typeof settle>): SettledReceipt {
  const receipt = settle(...given);
  if (receipt.state === 'PENDING') throw new Error(`pending: ${JSON.stringify(receipt.pending)}`);
  return receipt;
}

function pending(...given: Parameters<typeof settle>): PendingReceipt {
  const receipt = settle(...given);
  if (receipt.state !== 'PENDING') throw new Error('settled');
  return receipt;
}

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
