import { describe, expect, it } from 'vitest';
import { indexDays, type MeterDays } from '../meter/meterDays.ts';
import { toPackedDays } from '../meter/toPackedDays.ts';
import type { ReadingSource } from '../meter/readings.ts';
import { addDays, isMondayToFriday, startOfLocalDay, toWallClock } from '../meter/zone.ts';
import type { BaselineRule, ProgramRules } from '../programs/rules.ts';
import { excludedDates, type UnusualDays } from '../settlement/excludedDates.ts';
import { meterSource } from '../settlement/meterSource.ts';
import type { SettledReceipt } from '../settlement/receipt.ts';
import { settleReduction } from '../settlement/settleReduction.ts';
import { member, preparedFor, rulesFor } from '../../../tests/support/testHousehold.ts';
import { barEdges, periodOf, type BarLength, type EnergyPeriod } from './periods.ts';
import { isAdjustedInEvents, usualCounts, usualEnergy, type UsualFacts } from './usual.ts';

const ZONE = 'America/Los_Angeles';

interface Readings {
  readonly minutes?: number;
  readonly source?: ReadingSource;
}

/** Readings of local days: the watt-hours of the one that begins at this second of a date; null: no reading. */
function readings(
  from: string,
  to: string,
  use: (date: string, second: number) => number | null,
  { minutes = 60, source = 'utility' }: Readings = {},
): MeterDays {
  const runs = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const [start, end] = [startOfLocalDay(ZONE, date), startOfLocalDay(ZONE, addDays(date, 1))];
    for (let at = start; at < end; at += minutes * 60) {
      const used = use(date, toWallClock(ZONE, at).second);
      if (used !== null)
        runs.push({
          start: at,
          intervalSeconds: minutes * 60,
          values: Uint32Array.of(Math.round(used * 1000)),
          quality: 'actual' as const,
          issuedAt: start,
        });
    }
  }
  return indexDays(toPackedDays(runs, source));
}

type Asked = readonly [EnergyPeriod, string, BarLength];

function usual(meter: MeterDays, [period, date, length]: Asked, facts: Partial<UsualFacts> = {}) {
  const edges = barEdges(ZONE, periodOf(period, date), length);
  const bars = edges.slice(1).map((end, index) => ({ start: edges[index] as number, end }));
  return usualEnergy(bars, length, {
    zone: ZONE,
    readings: meter,
    rules: rulesFor(),
    otherEvents: [],
    away: [],
    ...facts,
  });
}

/** Of an event from midnight to midnight. */
function receiptOfDay(
  meter: MeterDays,
  date: string,
  rules: Partial<ProgramRules>,
  unusual: UnusualDays,
): SettledReceipt {
  const start = startOfLocalDay(ZONE, date);
  const prepared = preparedFor(start, rules, 24);
  const excluded = excludedDates(unusual, prepared.calendar);
  const { receipt } = settleReduction(prepared, member(meterSource(meter, start), { excluded }));
  if (receipt.state === 'PENDING') throw new Error(`pending: ${JSON.stringify(receipt.pending)}`);
  return receipt;
}

const ONE_DAY = ['day', '2026-07-15', 'hour'] as const;
/** Different on each day and in each hour, with parts of a watt-hour. */
const lively = (date: string, second: number) =>
  100 + ((Number(date.slice(8)) * 7919 + second / 900) % 211) * 1.237;

describe('the usual use', () => {
  it('is by default the mean of the same hour on the latest ten comparable weekdays', () => {
    // The ten weekdays before July 15 without the holiday: 14, 13, 10, 9, 8, 7, 6, 2, 1 and June 30.
    const meter = readings('2026-06-01', '2026-07-14', (date) =>
      isMondayToFriday(date) ? (date >= '2026-07-10' ? 300 : 100) : 9_000,
    );
    const { wattHours, days } = usual(meter, ONE_DAY);
    expect(wattHours).toEqual(new Array(24).fill(160));
    expect(days).toEqual([
      {
        date: '2026-07-15',
        dayType: 'weekday',
        takenFrom: [14, 13, 10, 9, 8, 7, 6, 2, 1]
          .map((day) => `2026-07-${String(day).padStart(2, '0')}`)
          .concat('2026-06-30'),
      },
    ]);
    const away = usual(meter, ONE_DAY, { away: [['2026-07-14', '2026-07-14']] });
    expect(away.wattHours[0]).toBe(140);
    const at = startOfLocalDay(ZONE, '2026-07-14') + 64_800;
    expect(usual(meter, ONE_DAY, { otherEvents: [[at, at + 3600]] }).wattHours[0]).toBe(140);
  });

  it('of a weekend day and a holiday is that of four of them', () => {
    const meter = readings('2026-06-01', '2026-07-14', (date) =>
      isMondayToFriday(date) ? (date === '2026-07-03' ? 500 : 9_000) : 100,
    );
    const found = usual(meter, ['day', '2026-07-11', 'hour']);
    expect(found.wattHours[12]).toBe(200);
    expect(found.days[0]).toMatchObject({
      dayType: 'other',
      takenFrom: ['2026-07-05', '2026-07-04', '2026-07-03', '2026-06-28'],
    });
  });

  it('goes by the program’s own holidays, look-back and numbers of days', () => {
    const meter = readings('2026-06-01', '2026-07-14', (date) => (date === '2026-07-14' ? 900 : 300));
    const own = (rules: Partial<ProgramRules>) => usual(meter, ONE_DAY, { rules: rulesFor(rules) });
    expect(
      own({ eligibleDays: { weekday: 2, other: 2 }, minimumDays: { weekday: 2, other: 2 } }),
    ).toMatchObject({
      wattHours: new Array(24).fill(600),
      days: [{ takenFrom: ['2026-07-14', '2026-07-13'] }],
    });
    expect(own({ extraHolidays: ['2026-07-14'] }).wattHours[0]).toBe(300);
    expect(own({ lookBackDays: 7, minimumDays: { weekday: 6, other: 2 } }).wattHours[0]).toBeNull();
    expect(own({ lookBackDays: 8, minimumDays: { weekday: 6, other: 2 } }).wattHours[0]).toBe(400);
  });

  it.each<[BaselineRule, Partial<ProgramRules>, string]>([
    ['ten-of-ten', {}, '2026-07-15'],
    ['ten-of-ten', { settlementIntervalMinutes: 15 }, '2026-07-11'],
    ['highest-five-of-ten', {}, '2026-07-15'],
    ['highest-five-of-ten', { weekendWeights: '50-30-20' }, '2026-07-12'],
    ['gb-bl01', { lookBackDays: 60, wholeDays: true, adjustmentMethod: 'additive' }, '2026-07-15'],
    ['gb-bl01', { lookBackDays: 60, wholeDays: true, adjustmentMethod: 'additive' }, '2026-07-12'],
    ['blend', { blendCapPercent: 0 }, '2026-07-15'],
  ])('by %s with %o on %s is what a receipt of that day has as its baseline', (baselineRule, given, date) => {
    const rules = { baselineRule, ...given };
    const minutes = given.settlementIntervalMinutes ?? 60;
    const gap = (on: string, second: number) => on === '2026-07-08' && second === 7_200;
    const meter = readings('2026-05-01', date, (on, at) => (gap(on, at) ? null : lively(on, at)), {
      minutes,
    });
    const away = [['2026-07-01', '2026-07-02']] as const;
    const event = startOfLocalDay(ZONE, '2026-07-07');
    const unusual = { otherEvents: [[event, event + 3600]] as const, away };
    const receipt = receiptOfDay(meter, date, rules, unusual);
    const found = usual(meter, ['day', date, 'hour'], { rules: rulesFor(rules), ...unusual });
    expect(found.wattHours.reduce<number>((sum, hour) => sum + (hour ?? 0), 0)).toBe(receipt.baselineWh);
    expect(found.days[0]?.takenFrom).toEqual(receipt.daysUsed.map((day) => day.date));
    const byHour = new Map<string, number>();
    for (const { start, baselineWh } of receipt.intervals)
      byHour.set(start.slice(0, 13), (byHour.get(start.slice(0, 13)) ?? 0) + baselineWh);
    expect([...byHour.values()]).toEqual(found.wattHours);
  });

  it('takes an earlier day for one with a gap, and is unknown with too few', () => {
    const gap = readings('2026-06-01', '2026-07-14', (date) => (date === '2026-07-14' ? null : 100));
    expect(usual(gap, ONE_DAY).wattHours[0]).toBe(100);
    const few = readings('2026-07-09', '2026-07-14', () => 100);
    const { wattHours, days } = usual(few, ONE_DAY);
    expect(wattHours).toEqual(new Array(24).fill(null));
    expect(days[0]?.takenFrom).toEqual([]);
  });

  it('takes the member’s own file only where the utility has sent too little', () => {
    const own = readings('2026-06-01', '2026-07-02', () => 500, { source: 'upload' });
    const sent = (from: string) => readings(from, '2026-07-14', () => 100);
    const both = (from: string): MeterDays => {
      const later = sent(from);
      return { first: own.first, days: [...own.days.slice(0, later.first - own.first), ...later.days] };
    };
    expect(usual(both('2026-07-03'), ONE_DAY).wattHours[0]).toBe(100);
    expect(usual(both('2026-07-10'), ONE_DAY).wattHours[0]).toBeGreaterThan(100);
    expect(usual(own, ['day', '2026-07-02', 'hour']).wattHours[0]).toBe(500);
  });

  it('is by the wall clock on a day on which it changes, and takes no such day for others', () => {
    const meter = readings('2026-02-01', '2026-03-20', (_date, second) => second / 3600);
    const spring = usual(meter, ['day', '2026-03-08', 'hour']).wattHours;
    expect(spring.slice(0, 4)).toEqual([0, 1, 3, 4]);
    const autumn = usual(
      readings('2026-10-01', '2026-11-02', (_date, second) => second / 3600),
      ['day', '2026-11-01', 'hour'],
    ).wattHours;
    expect(autumn.slice(0, 4)).toEqual([0, 1, 1, 2]);
    expect(usual(meter, ['day', '2026-03-14', 'hour']).days[0]?.takenFrom).not.toContain('2026-03-08');
  });

  it('of days adds up whole days, also of a meter that is read once a day', () => {
    const hourly = readings('2026-02-01', '2026-03-20', () => 100);
    expect(usual(hourly, ['month', '2026-03-10', 'day']).wattHours[15]).toBe(2_400);
    const daily = readings('2026-06-01', '2026-07-14', () => 2_400, { minutes: 1440 });
    expect(usual(daily, ['month', '2026-07-10', 'day']).wattHours[13]).toBe(2_400);
    expect(usual(daily, ONE_DAY).wattHours[0]).toBeNull();
  });

  it('of quarter-hours is their own where the program settles by the hour', () => {
    const meter = readings('2026-06-01', '2026-07-14', (_date, second) => second / 900, { minutes: 15 });
    expect(usual(meter, ['day', '2026-07-15', 'quarter_hour']).wattHours.slice(0, 3)).toEqual([0, 1, 2]);
  });

  it('is unknown for months', () => {
    const meter = readings('2026-06-01', '2026-07-14', () => 1);
    expect(usual(meter, ['year', '2026-01-01', 'month'])).toEqual({
      wattHours: new Array(12).fill(null),
      days: [],
    });
  });
});

describe('how many days it takes', () => {
  it.each<[Partial<ProgramRules>, 'weekday' | 'other', ReturnType<typeof usualCounts>]>([
    [{}, 'weekday', { pool: 10, take: 10, minimum: 5, weights: null }],
    [{ baselineRule: 'highest-five-of-ten' }, 'other', { pool: 5, take: 3, minimum: 2, weights: null }],
    [
      { baselineRule: 'highest-five-of-ten', weekendWeights: '50-30-20' },
      'other',
      { pool: 5, take: 3, minimum: 2, weights: [50, 30, 20] },
    ],
    [{ baselineRule: 'gb-bl01' }, 'other', { pool: 4, take: 2, minimum: 2, weights: null }],
    [{ baselineRule: 'blend' }, 'weekday', { pool: 10, take: 10, minimum: 5, weights: null }],
  ])('by %o on a %s', (rules, dayType, counts) => {
    expect(usualCounts(rulesFor(rules), dayType)).toEqual(counts);
  });

  it('and whether events adjust it', () => {
    expect(
      [{}, { sameDayAdjustment: true }, { baselineRule: 'blend' as const }].map((rules) =>
        isAdjustedInEvents(rulesFor(rules)),
      ),
    ).toEqual([false, true, true]);
  });
});
