import { describe, expect, it } from 'vitest';
import { indexDays, type MeterDays } from '../meter/meterDays.ts';
import { toPackedDays } from '../meter/toPackedDays.ts';
import { addDays, isMondayToFriday, startOfLocalDay } from '../meter/zone.ts';
import { findHabits } from './habits.ts';

/** Readings of local days, by the hour in milliwatt-hours; null: no reading. */
function readings(
  zone: string,
  [from, to]: readonly [string, string],
  use: (date: string, hour: number) => number | null,
  minutes = 15,
) {
  const runs = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const [start, end] = [startOfLocalDay(zone, date), startOfLocalDay(zone, addDays(date, 1))];
    for (let at = start; at < end; at += minutes * 60) {
      const mWh = use(date, Math.floor((at - start) / 3600));
      if (mWh !== null)
        runs.push({
          start: at,
          intervalSeconds: minutes * 60,
          values: Uint32Array.of((mWh * minutes) / 60),
          quality: 'actual' as const,
          issuedAt: start,
        });
    }
  }
  return indexDays(toPackedDays(runs, 'utility'));
}

const taken = (days: MeterDays) => ({ import: days, export: { first: days.first, days: [] } });

const TWO_WEEKS = { start: '2026-07-06', end: '2026-07-20' };
const evening = (date: string, hour: number) =>
  hour === 18 ? (date === '2026-07-15' ? 4_000_000 : 2_000_000) : isMondayToFriday(date) ? 200_000 : 400_000;

describe.each(['America/Los_Angeles', 'Australia/Adelaide', 'Asia/Kathmandu'])('a home in %s', (zone) => {
  it('has what is always on, its highest hour and its typical week', () => {
    const habits = findHabits(taken(readings(zone, ['2026-07-06', '2026-07-19'], evening)), zone, TWO_WEEKS);
    expect(habits).toMatchObject({
      days: 14,
      alwaysOnWatts: 200,
      highest: { start: startOfLocalDay(zone, '2026-07-15') + 18 * 3600, mWh: 4_000_000 },
    });
    // 10 weekdays of 23 × 0.2 and 4 days of 23 × 0.4 kWh, and the evenings with 30 kWh.
    expect(habits?.alwaysOnPercent).toBeCloseTo((0.2 * 24 * 14 * 100) / (46 + 36.8 + 30), 6);
    expect(habits?.week.map((row) => [row[0], row[18]])).toEqual([
      [200_000, 2_000_000],
      [200_000, 2_000_000],
      [200_000, 3_000_000],
      [200_000, 2_000_000],
      [200_000, 2_000_000],
      [400_000, 2_000_000],
      [400_000, 2_000_000],
    ]);
  });
});

it('looks at whole days only, and says nothing of fewer than five or of a coarse meter', () => {
  const zone = 'America/Los_Angeles';
  const gap = readings(zone, ['2026-07-06', '2026-07-19'], (date, hour) =>
    date < '2026-07-13' && hour === 3 ? null : 100_000,
  );
  expect(findHabits(taken(gap), zone, TWO_WEEKS)).toMatchObject({
    days: 7,
    alwaysOnWatts: 100,
    alwaysOnPercent: 100,
  });
  expect(findHabits(taken(gap), zone, { start: '2026-07-06', end: '2026-07-17' })).toBeNull();
  const daily = readings(zone, ['2026-07-06', '2026-07-19'], () => 100_000, 24 * 60);
  expect(findHabits(taken(daily), zone, TWO_WEEKS)).toBeNull();
});

it('takes what is always on from the night where the sun covers the day', () => {
  const zone = 'Australia/Adelaide';
  const days = ['2026-07-06', '2026-07-19'] as const;
  const sunny = (hour: number) => hour >= 9 && hour < 16;
  const channels = {
    import: readings(zone, days, (_date, hour) => (sunny(hour) ? 0 : 300_000)),
    export: readings(zone, days, (_date, hour) => (sunny(hour) ? 1_000_000 : 0)),
  };
  // The meter doesn't know what the sun covered, so there is no share of all use.
  expect(findHabits(channels, zone, TWO_WEEKS)).toMatchObject({ alwaysOnWatts: 300, alwaysOnPercent: null });
});
