import { describe, expect, it } from 'vitest';
import { addDays, startOfLocalDay, toLocalDate, toWallClock } from '../meter/zone.ts';
import { pairBars, type ComparedPeriod } from './pairBars.ts';
import { barEdges, periodOf, type BarLength, type EnergyPeriod } from './periods.ts';

const ZONE = 'America/Los_Angeles';

/** What a bar used by its start: its local date, hour and minute. */
type Use = (date: string, hour: number, minute: number) => number | null;

function period(kind: EnergyPeriod, date: string, length: BarLength, use: Use): ComparedPeriod {
  const days = periodOf(kind, date);
  const edges = barEdges(ZONE, days, length);
  const bars = edges.slice(1).map((end, index) => {
    const start = edges[index] as number;
    const { date: day, second } = toWallClock(ZONE, start);
    return { start, end, wattHours: use(day, Math.floor(second / 3600), (second % 3600) / 60) };
  });
  return { zone: ZONE, firstDay: days.start, length, bars };
}

const HOUR = 3600;
const byHour: Use = (_date, hour) => hour;
/** So much in each bar, and a thousandth of the hour to know them apart. */
const each =
  (wattHours: number): Use =>
  (_date, hour) =>
    wattHours + hour;

describe('bars of two periods', () => {
  it.each<[string, ComparedPeriod, ComparedPeriod, ReturnType<typeof pairBars>['sums']]>([
    [
      'an hour with its four quarter-hours',
      period('day', '2026-07-14', 'hour', () => 400),
      period('day', '2026-07-13', 'quarter_hour', () => 100),
      { now: 9_600, other: 9_600, share: { unit: 'seconds', counted: 24 * HOUR, whole: 24 * HOUR } },
    ],
    [
      'four quarter-hours with their hour',
      period('day', '2026-07-14', 'quarter_hour', () => 50),
      period('day', '2026-07-13', 'hour', () => 400),
      { now: 4_800, other: 9_600, share: { unit: 'seconds', counted: 24 * HOUR, whole: 24 * HOUR } },
    ],
    [
      'half-hours with their quarter-hours',
      period('day', '2026-07-14', 'half_hour', () => 100),
      period('day', '2026-07-13', 'quarter_hour', () => 100),
      { now: 4_800, other: 9_600, share: { unit: 'seconds', counted: 24 * HOUR, whole: 24 * HOUR } },
    ],
    [
      'a week of hours with one of days',
      period('week', '2026-07-14', 'hour', () => 100),
      period('week', '2026-07-07', 'day', () => 1_200),
      { now: 16_800, other: 8_400, share: { unit: 'days', counted: 7, whole: 7 } },
    ],
    [
      'a day of 23 hours with one of 24: all of it, without the hour that it lacks',
      period('day', '2026-03-08', 'hour', byHour),
      period('day', '2026-03-07', 'hour', byHour),
      { now: 274, other: 274, share: { unit: 'seconds', counted: 23 * HOUR, whole: 24 * HOUR } },
    ],
    [
      'a day of 25 hours with one of 24: the second 1 AM has no counterpart',
      period('day', '2026-11-01', 'hour', byHour),
      period('day', '2026-10-31', 'hour', byHour),
      { now: 276, other: 276, share: { unit: 'seconds', counted: 24 * HOUR, whole: 25 * HOUR } },
    ],
    [
      'a day of 24 hours with one of 25, by quarter-hours',
      period('day', '2026-11-02', 'quarter_hour', byHour),
      period('day', '2026-11-01', 'quarter_hour', byHour),
      { now: 1_104, other: 1_104, share: { unit: 'seconds', counted: 24 * HOUR, whole: 25 * HOUR } },
    ],
    [
      'a week with a change of the clock with one without',
      period('week', '2026-03-04', 'hour', byHour),
      period('week', '2026-02-25', 'hour', byHour),
      { now: 1_930, other: 1_930, share: { unit: 'seconds', counted: 167 * HOUR, whole: 168 * HOUR } },
    ],
    [
      'two weeks with a change of the clock each, the second 1 AM too',
      period('week', '2026-10-28', 'hour', byHour),
      period('week', '2025-10-29', 'hour', byHour),
      { now: 1_933, other: 1_933, share: { unit: 'seconds', counted: 169 * HOUR, whole: 169 * HOUR } },
    ],
    [
      'nothing of an hour with a gap, on whichever side',
      period('day', '2026-07-14', 'hour', (_date, hour) => (hour === 3 ? null : 100)),
      period('day', '2026-07-13', 'hour', (_date, hour) => (hour === 5 ? null : 300)),
      { now: 2_200, other: 6_600, share: { unit: 'seconds', counted: 22 * HOUR, whole: 24 * HOUR } },
    ],
    [
      'nothing of an hour of which one quarter is missing',
      period('day', '2026-07-14', 'hour', () => 400),
      period('day', '2026-07-13', 'quarter_hour', (_date, hour, minute) =>
        hour === 3 && minute === 15 ? null : 100,
      ),
      { now: 9_200, other: 9_200, share: { unit: 'seconds', counted: 23 * HOUR, whole: 24 * HOUR } },
    ],
    [
      'a day that isn’t over with the same hours',
      period('day', '2026-07-14', 'hour', (_date, hour) => (hour < 14 ? 100 + hour : null)),
      period('day', '2026-07-13', 'hour', each(100)),
      { now: 1_491, other: 1_491, share: { unit: 'seconds', counted: 14 * HOUR, whole: 24 * HOUR } },
    ],
    [
      'a month of 30 days with one of 31',
      period('month', '2026-06-01', 'day', (date) => Number(date.slice(8))),
      period('month', '2026-05-01', 'day', (date) => Number(date.slice(8))),
      { now: 465, other: 465, share: { unit: 'days', counted: 30, whole: 31 } },
    ],
    [
      'the February of a leap year with the one before',
      period('month', '2028-02-01', 'day', (date) => Number(date.slice(8))),
      period('month', '2027-02-01', 'day', (date) => Number(date.slice(8))),
      { now: 406, other: 406, share: { unit: 'days', counted: 28, whole: 29 } },
    ],
    [
      'a leap year with the one before, by month',
      period('year', '2028-01-01', 'month', (date) => Number(date.slice(5, 7))),
      period('year', '2027-01-01', 'month', (date) => (date < '2027-03' ? null : Number(date.slice(5, 7)))),
      { now: 75, other: 75, share: { unit: 'months', counted: 10, whole: 12 } },
    ],
    [
      'a day with nothing',
      period('day', '2026-07-14', 'hour', () => 100),
      { zone: ZONE, firstDay: '2026-07-13', length: 'hour', bars: [] },
      null,
    ],
  ])('compares %s', (_name, now, other, sums) => {
    expect(pairBars(now, other).sums).toEqual(sums);
  });

  it('have the other’s figure at their own time of day', () => {
    const day = period('day', '2026-11-01', 'hour', byHour);
    const { others, length } = pairBars(day, period('day', '2026-10-31', 'quarter_hour', byHour));
    expect(length).toBe('hour');
    expect(others.slice(0, 5)).toEqual([0, 4, null, 8, 12]);
  });

  it('are grouped to the coarser length, from midnight to midnight', () => {
    const day = period('day', '2026-03-08', 'quarter_hour', () => 1);
    const { groups } = pairBars(
      day,
      period('day', '2026-03-07', 'hour', () => 4),
    );
    expect(groups).toHaveLength(23);
    expect(groups.slice(1, 4)).toEqual([
      [4, 8],
      [8, 12],
      [12, 16],
    ]);
    const week = period('week', '2026-03-04', 'hour', () => 1);
    const days = pairBars(
      week,
      period('week', '2026-02-25', 'day', () => 24),
    ).groups;
    expect(days.map(([from, to]) => to - from)).toEqual([24, 24, 24, 24, 24, 24, 23]);
    expect(days.map(([from]) => toLocalDate(ZONE, week.bars[from]?.start ?? 0))).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays('2026-03-02', index)),
    );
    expect(week.bars[0]?.start).toBe(startOfLocalDay(ZONE, '2026-03-02'));
  });
});
