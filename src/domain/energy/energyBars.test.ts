import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexDays } from '../meter/meterDays.ts';
import type { ReadingRun } from '../meter/readings.ts';
import { toPackedDays } from '../meter/toPackedDays.ts';
import { addDays, startOfLocalDay } from '../meter/zone.ts';
import { energyBars, longestReading, type EnergyReadings } from './energyBars.ts';
import { homeDays, type MeterChannels } from './homeDays.ts';
import { barEdges, barLength, ENERGY_PERIODS, periodOf, shiftPeriod } from './periods.ts';

const ZONES = ['America/Los_Angeles', 'Australia/Adelaide', 'Australia/Lord_Howe', 'UTC', 'America/St_Johns'];

interface Piece {
  readonly hours: number;
  readonly isMissing: boolean;
  readonly mWh: number;
  readonly isEstimated: boolean;
}

/** Readings one after the other from an instant, with stretches that are missing. */
function readingsFrom(start: number, seconds: number, pieces: readonly Piece[]): EnergyReadings {
  const runs: ReadingRun[] = [];
  let at = start;
  for (const { hours, isMissing, mWh, isEstimated } of pieces) {
    const count = Math.max(1, Math.round((hours * 3600) / seconds));
    if (!isMissing)
      runs.push({
        start: at,
        intervalSeconds: seconds,
        values: Uint32Array.from({ length: count }, (_, index) => mWh + index),
        quality: isEstimated ? 'estimated' : 'actual',
        issuedAt: start,
      });
    at += count * seconds;
  }
  const days = indexDays(toPackedDays(runs, 'utility'));
  const [first, last] = [runs[0], runs.at(-1)];
  const known = {
    start: first?.start ?? 0,
    end: last === undefined ? 0 : last.start + last.values.length * last.intervalSeconds,
  };
  return { import: days, export: { first: 0, days: [] }, known };
}

const pieces = fc.array(
  fc.record({
    hours: fc.integer({ min: 1, max: 40 }),
    isMissing: fc.boolean(),
    mWh: fc.integer({ min: 0, max: 5_000_000 }),
    isEstimated: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);
const month = fc.record({
  zone: fc.constantFrom(...ZONES),
  date: fc.constantFrom('2026-03-01', '2026-04-01', '2026-10-01', '2026-11-01', '2024-02-01'),
  seconds: fc.constantFrom(300, 900, 1800, 3600),
  shift: fc.integer({ min: -100, max: 60 }),
  pieces,
});

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);

describe('the bars of a period', () => {
  it('add up to the readings that begin in it, as its days add up to it, also where the clock changes', () => {
    fc.assert(
      fc.property(month, ({ zone, date, seconds, shift, pieces: given }) => {
        const readings = readingsFrom(startOfLocalDay(zone, date) + shift * 1800, seconds, given);
        const days = periodOf('month', date);
        const whole = energyBars(barEdges(zone, days, 'day'), readings);
        const [start, end] = [startOfLocalDay(zone, days.start), startOfLocalDay(zone, days.end)];
        const inside = readings.import.days.flatMap((day, index) =>
          day === undefined
            ? []
            : [...day.values].map((value, slot) => ({
                at: (readings.import.first + index) * 86_400 + day.startSecond + slot * day.intervalSeconds,
                value: day.runs.some(({ from, count }) => slot >= from && slot < from + count) ? value : 0,
              })),
        );
        const expected = sum(inside.filter(({ at }) => at >= start && at < end).map(({ value }) => value));
        expect(whole.importMWh ?? 0).toBe(expected);
        expect(sum(whole.bars.map(({ importMWh }) => importMWh))).toBe(expected);
        for (let day = days.start; day < days.end; day = addDays(day, 1)) {
          const hours = energyBars(barEdges(zone, periodOf('day', day), barLength('day', seconds)), readings);
          expect(hours.importMWh).toBe(
            whole.bars.find((bar) => bar.start === startOfLocalDay(zone, day))?.importMWh,
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it('count what is missing between the first and the last reading, and nothing else', () => {
    fc.assert(
      fc.property(month, ({ zone, date, seconds, shift, pieces: given }) => {
        const readings = readingsFrom(startOfLocalDay(zone, date) + shift * 1800, seconds, given);
        const { bars, gaps } = energyBars(barEdges(zone, periodOf('month', date), 'day'), readings);
        expect(sum(bars.map(({ missingSeconds }) => missingSeconds))).toBe(
          sum(gaps.map(({ start, end }) => end - start)),
        );
        for (const bar of bars) {
          expect(bar.missingSeconds).toBeGreaterThanOrEqual(0);
          expect(bar.missingSeconds).toBeLessThanOrEqual(bar.end - bar.start);
        }
        for (const { start, end } of gaps) {
          expect(start).toBeGreaterThanOrEqual(readings.known.start);
          expect(end).toBeLessThanOrEqual(readings.known.end);
          expect(end).toBeGreaterThan(start);
        }
      }),
    );
  });

  it('have the real length of the days on which the clock changes', () => {
    const zone = 'America/Los_Angeles';
    const hoursOf = (date: string) => barEdges(zone, periodOf('day', date), 'hour').length - 1;
    expect([hoursOf('2026-03-08'), hoursOf('2026-03-09'), hoursOf('2026-11-01')]).toEqual([23, 24, 25]);
    expect(barEdges(zone, periodOf('week', '2026-11-01'), 'hour')).toHaveLength(7 * 24 + 2);
    expect(barEdges(zone, periodOf('year', '2026-06-01'), 'month')).toHaveLength(13);
  });

  it('name an estimate and an own file where they are, and leave a bar without a reading empty', () => {
    const start = startOfLocalDay('UTC', '2026-07-01');
    const run = (hour: number, quality: ReadingRun['quality']): ReadingRun => ({
      start: start + hour * 3600,
      intervalSeconds: 3600,
      values: Uint32Array.of(250_000),
      quality,
      issuedAt: start,
    });
    const days = indexDays([
      ...toPackedDays([run(0, 'actual'), run(1, 'estimated')], 'utility'),
      ...toPackedDays([run(25, 'actual')], 'upload'),
    ]);
    const known = { start, end: start + 26 * 3600 };
    const { bars, gaps } = energyBars(
      [0, 1, 2, 25, 26].map((hour) => start + hour * 3600),
      { import: days, export: { first: 0, days: [] }, known },
    );
    expect(bars.map(({ importMWh, estimatedMWh, uploaded }) => [importMWh, estimatedMWh, uploaded])).toEqual([
      [250_000, null, false],
      [250_000, 250_000, false],
      [null, null, false],
      [250_000, null, true],
    ]);
    expect(gaps).toEqual([{ start: start + 2 * 3600, end: start + 25 * 3600 }]);
  });
});

describe('a bar’s length', () => {
  it.each([
    ['day', 0, 'quarter_hour'],
    ['day', 300, 'quarter_hour'],
    ['day', 1800, 'half_hour'],
    ['day', 86_400, 'day'],
    ['week', 900, 'hour'],
    ['week', 86_400, 'day'],
    ['month', 900, 'day'],
    ['year', 900, 'month'],
  ] as const)('of a %s with readings of %d s is a %s', (period, seconds, length) => {
    expect(barLength(period, seconds)).toBe(length);
  });

  it('follows the longest reading that begins in the period', () => {
    const start = startOfLocalDay('UTC', '2026-07-01');
    const days = indexDays(
      toPackedDays(
        [
          { start, intervalSeconds: 900, values: Uint32Array.of(1, 2), quality: 'actual', issuedAt: start },
          {
            start: start + 3600,
            intervalSeconds: 3600,
            values: Uint32Array.of(3),
            quality: 'actual',
            issuedAt: start,
          },
        ],
        'utility',
      ),
    );
    expect(longestReading(days, start, start + 3600)).toBe(900);
    expect(longestReading(days, start, start + 86_400)).toBe(3600);
  });
});

describe('periods', () => {
  it('follow one another without a gap, whatever day they are named by', () => {
    for (const period of ENERGY_PERIODS) {
      for (let date = '2023-12-20'; date < '2024-03-10'; date = addDays(date, 1)) {
        const { start, end } = periodOf(period, date);
        expect(start <= date && date < end).toBe(true);
        expect(shiftPeriod(period, date, 1)).toBe(end);
        expect(periodOf(period, shiftPeriod(period, date, -1)).end).toBe(start);
      }
    }
  });
});

describe('a home with two meters', () => {
  const meter = (...given: readonly (readonly [date: string, mWh: number])[]): MeterChannels => {
    const runs = given.map(([date, mWh]): ReadingRun => ({
      start: startOfLocalDay('UTC', date),
      intervalSeconds: 3600,
      values: new Uint32Array(24).fill(mWh),
      quality: 'actual',
      issuedAt: 1,
    }));
    const packed = toPackedDays(runs, 'utility');
    const first = Date.parse('2026-07-01') / 86_400_000;
    const days = ['2026-07-01', '2026-07-02', '2026-07-03'].map((date) =>
      packed.find(({ utcDay }) => utcDay === date),
    );
    return { import: { first, days }, export: { first, days: [undefined, undefined, undefined] } };
  };

  it('has each day from the first that knows it, never from both', () => {
    const { import: days } = homeDays([
      meter(['2026-07-02', 5], ['2026-07-03', 5]),
      meter(['2026-07-01', 7], ['2026-07-02', 7]),
    ]);
    expect(days.days.map((day) => day?.values[0])).toEqual([7, 5, 5]);
  });
});
