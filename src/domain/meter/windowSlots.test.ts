import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay, localWindow } from './localDay.ts';
import { indexDays } from './meterDays.ts';
import type { ReadingRun, ReadingSource } from './readings.ts';
import { toPackedDays } from './toPackedDays.ts';
import { windowSlots } from './windowSlots.ts';
import { startOfLocalDay } from './zone.ts';

const utc = (text: string): number => Date.parse(text) / 1000;
const run = (
  start: number,
  minutes: number,
  values: ArrayLike<number>,
  more: Partial<ReadingRun> = {},
): ReadingRun => ({
  start,
  intervalSeconds: minutes * 60,
  values: Uint32Array.from(values),
  quality: 'actual',
  issuedAt: 0,
  ...more,
});
const createMeter = (runs: ReadingRun[], source: ReadingSource = 'utility') =>
  indexDays(toPackedDays(runs, source));
const START = utc('2026-06-01T23:00:00Z');

describe('windowSlots', () => {
  it('sums finer readings, across UTC midnight', () => {
    const meter = createMeter([run(START, 15, [1, 2, 3, 4, 5, 6, 7, 8])]);
    expect(windowSlots(meter, START, START + 7200, 1800)).toMatchObject({
      mWh: [3, 7, 11, 15],
      quality: ['actual', 'actual', 'actual', 'actual'],
      complete: true,
      estimated: false,
      pays: true,
    });
    expect(windowSlots(meter, START, START + 7200, 3600).mWh).toEqual([10, 26]);
  });

  it('leaves a slot with a gap missing, and the others unchanged', () => {
    const meter = createMeter([run(START, 15, [1, 2, 3]), run(START + 3600, 15, [5, 6])]);
    const slots = windowSlots(meter, START, START + 5400, 1800);
    expect(slots.mWh).toEqual([3, Number.NaN, 11]);
    expect(slots.quality).toEqual(['actual', 'missing', 'actual']);
    expect(slots.complete).toBe(false);
  });

  it("never divides a reading: hours don't settle quarter hours", () => {
    const slots = windowSlots(createMeter([run(START, 60, [1000, 1000])]), START, START + 3600, 900);
    expect(slots.quality).toEqual(['missing', 'missing', 'missing', 'missing']);
  });

  it('leaves out a reading across the edge of the window', () => {
    const meter = createMeter([run(START, 60, [1, 2, 3])]);
    expect(windowSlots(meter, START + 1800, START + 5400, 3600).quality).toEqual(['missing']);
  });

  it('reports where readings are estimated, and whether any comes from an upload', () => {
    const meter = createMeter(
      [run(START, 30, [1]), run(START + 1800, 30, [2], { quality: 'estimated' })],
      'upload',
    );
    expect(windowSlots(meter, START, START + 3600, 1800)).toMatchObject({
      quality: ['actual', 'estimated'],
      estimated: true,
      pays: false,
    });
  });

  it('adds up a day of mixed lengths', () => {
    const meter = createMeter([run(START, 15, [1, 2]), run(START + 1800, 30, [10, 20, 30])]);
    expect(windowSlots(meter, START, START + 7200, 1800).mWh).toEqual([3, 10, 20, 30]);
    expect(windowSlots(meter, START, START + 1800, 900).mWh).toEqual([1, 2]);
    expect(windowSlots(meter, START, START + 3600, 900).quality).toEqual([
      'actual',
      'actual',
      'missing',
      'missing',
    ]);
  });

  it('trusts neither of two overlapping readings of different days', () => {
    const meter = createMeter([run(START + 1800, 60, [50]), run(START + 3600, 30, [7, 8])]);
    expect(windowSlots(meter, START, START + 7200, 7200).quality).toEqual(['missing']);
  });

  it('is all missing where there are no readings', () => {
    expect(windowSlots(indexDays([]), START, START + 3600, 1800)).toMatchObject({
      complete: false,
      quality: ['missing', 'missing'],
    });
  });

  it.each([
    ['not whole slots', START + 1000, 900],
    ['an end before the start', START - 900, 900],
    ['slots of no length', START + 900, 0],
  ])('refuses %s', (_, end, slot) => {
    expect(() => windowSlots(indexDays([]), START, end, slot)).toThrow(RangeError);
  });

  it('gives, for any window on the grid, the sum of its readings', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 300, maxLength: 300 }),
        fc.integer({ min: 0, max: 250 }),
        fc.integer({ min: 1, max: 50 }),
        (values, from, count) => {
          const meter = createMeter([run(START, 15, values)]);
          const slots = windowSlots(meter, START + from * 900, START + (from + count) * 900, 900);
          expect(slots.mWh).toEqual(values.slice(from, from + count));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('localDay', () => {
  it.each([
    ['America/Los_Angeles', '2026-03-08', 23],
    ['America/Los_Angeles', '2026-11-01', 25],
    ['America/Los_Angeles', '2026-06-01', 24],
    ['America/St_Johns', '2026-03-08', 23],
    ['Australia/Adelaide', '2026-04-05', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ])('in %s %s has the readings of %s hours', (zone, date, hours) => {
    const start = startOfLocalDay(zone, date);
    const meter = createMeter([
      run(
        start - 86_400,
        15,
        new Array<number>(96 * 3).fill(0).map((_, i) => i),
      ),
    ]);
    const day = localDay(meter, zone, date, 900);
    expect(day.mWh).toEqual(Array.from({ length: hours * 4 }, (_, i) => 96 + i));
    expect(day).toMatchObject({ date, start, end: start + hours * 3600, complete: true });
  });
});

describe('localWindow', () => {
  const evening = [17 * 3600, 19 * 3600] as const;
  it.each([
    ['America/Los_Angeles', '2026-01-15', '2026-01-16T01:00:00Z'],
    ['America/Los_Angeles', '2026-07-15', '2026-07-16T00:00:00Z'],
    ['America/St_Johns', '2026-07-15', '2026-07-15T19:30:00Z'],
    ['Australia/Adelaide', '2026-07-15', '2026-07-15T07:30:00Z'],
  ])('five in the afternoon in %s on %s is %s', (zone, date, start) => {
    expect(localWindow(zone, date, ...evening)).toEqual({ start: utc(start), end: utc(start) + 7200 });
  });

  it.each([
    ['the clock skips an hour in it', '2026-03-08', 1 * 3600, 4 * 3600],
    ['its start is skipped', '2026-03-08', 2.5 * 3600, 4 * 3600],
    ['the clock repeats an hour in it', '2026-11-01', 0, 3 * 3600],
  ])('is undefined when %s', (_, date, from, to) => {
    expect(localWindow('America/Los_Angeles', date, from, to)).toBeUndefined();
  });

  it('reaches into the next day', () => {
    const night = localWindow('Australia/Brisbane', '2026-07-15', 23 * 3600, 25 * 3600);
    expect(night).toEqual({ start: utc('2026-07-15T13:00:00Z'), end: utc('2026-07-15T15:00:00Z') });
  });
});
