import { describe, expect, it } from 'vitest';
import { indexDays } from '../meter/meterDays.ts';
import { toPackedDays } from '../meter/toPackedDays.ts';
import { addDays, isMondayToFriday, startOfLocalDay } from '../meter/zone.ts';
import { barEdges, periodOf, type BarLength, type EnergyPeriod } from './periods.ts';
import { usualEnergy } from './usual.ts';

const ZONE = 'America/Los_Angeles';

/** Hourly readings of local days: so many milliwatt-hours in each hour of a date; null: no reading. */
function hours(from: string, to: string, use: (date: string) => number | null) {
  const runs = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const [start, end] = [startOfLocalDay(ZONE, date), startOfLocalDay(ZONE, addDays(date, 1))];
    const mWh = use(date);
    if (mWh !== null)
      runs.push({
        start,
        intervalSeconds: 3600,
        values: new Uint32Array((end - start) / 3600).fill(mWh),
        quality: 'actual' as const,
        issuedAt: start,
      });
  }
  return indexDays(toPackedDays(runs, 'utility'));
}

function usual(
  readings: ReturnType<typeof hours>,
  [period, date, length]: readonly [EnergyPeriod, string, BarLength],
  special: readonly string[] = [],
) {
  const edges = barEdges(ZONE, periodOf(period, date), length);
  const bars = edges.slice(1).map((end, index) => ({ start: edges[index] as number, end }));
  return usualEnergy(bars, length, {
    zone: ZONE,
    readings,
    isHoliday: (day) => day === '2026-07-03',
    isSpecial: (day) => special.includes(day),
  });
}

const ONE_DAY = ['day', '2026-07-15', 'hour'] as const;

describe('the usual use', () => {
  it('is the mean of the same hour on the latest ten comparable weekdays', () => {
    // The ten weekdays before July 15 without the holiday: 14, 13, 10, 9, 8, 7, 6, 2, 1 and June 30.
    const readings = hours('2026-06-01', '2026-07-14', (date) =>
      isMondayToFriday(date) ? (date >= '2026-07-10' ? 300 : 100) : 9_000,
    );
    expect(usual(readings, ONE_DAY)).toEqual(new Array(24).fill(160));
    expect(usual(readings, ONE_DAY, ['2026-07-14'])[0]).toBe(140);
  });

  it('of a weekend day and a holiday is that of four of them', () => {
    const readings = hours('2026-06-01', '2026-07-14', (date) =>
      isMondayToFriday(date) ? (date === '2026-07-03' ? 500 : 9_000) : 100,
    );
    expect(usual(readings, ['day', '2026-07-11', 'hour'])[12]).toBe(200);
  });

  it('takes an earlier day for a missing one, and is unknown with too few', () => {
    const gap = hours('2026-06-01', '2026-07-14', (date) => (date === '2026-07-14' ? null : 100));
    expect(usual(gap, ONE_DAY)[0]).toBe(100);
    const few = hours('2026-07-09', '2026-07-14', () => 100);
    expect(usual(few, ONE_DAY)).toEqual(new Array(24).fill(null));
  });

  it('of days adds up whole days, and leaves days of another length out of hours', () => {
    const readings = hours('2026-02-01', '2026-03-20', () => 100);
    const days = usual(readings, ['month', '2026-03-10', 'day']);
    expect(days[15]).toBe(2_400);
    expect(usual(readings, ['day', '2026-03-15', 'hour'])[2]).toBe(100);
  });

  it('is unknown for months', () => {
    expect(
      usual(
        hours('2026-06-01', '2026-07-14', () => 1),
        ['year', '2026-01-01', 'month'],
      ),
    ).toEqual(new Array(12).fill(null));
  });
});
