import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTINUED, MAX_READING_MWH, MISSING, countReadings, totalMWh } from './readings.ts';
import type { ReadingRun } from './readings.ts';
import { packShort, packValues, unpackValues } from './packedBytes.ts';
import { packRuns, unpackRuns } from './packedRuns.ts';
import { packEnergies } from './energies.ts';
import { dayMWh, readingsOfDay, sameReadings } from './packedDay.ts';
import type { DayReading } from './packedDay.ts';
import { packReadings } from './packReadings.ts';
import { toRuns } from '../../../tests/support/toRuns.ts';
import { toPackedDays } from './toPackedDays.ts';

const utc = (text: string): number => Date.parse(text) / 1000;
const ISSUED = utc('2026-07-01T00:00:00Z');
const run = (
  start: string,
  minutes: number,
  values: number[],
  more: Partial<ReadingRun> = {},
): ReadingRun => ({
  start: utc(start),
  intervalSeconds: minutes * 60,
  values: Uint32Array.from(values),
  quality: 'actual',
  issuedAt: ISSUED,
  ...more,
});
const pack = (...runs: ReadingRun[]) => toPackedDays(runs, 'utility');

describe('a packed day', () => {
  it('holds a full day of quarter hours from UTC midnight', () => {
    const [day, ...rest] = pack(
      run(
        '2026-06-01T00:00:00Z',
        15,
        Array.from({ length: 96 }, (_, i) => i),
      ),
    );
    expect(rest).toEqual([]);
    expect(day).toMatchObject({ utcDay: '2026-06-01', startSecond: 0, intervalSeconds: 900, version: 1 });
    expect(day?.values).toHaveLength(96);
    expect(day?.runs).toEqual([
      { from: 0, count: 96, quality: 'actual', source: 'utility', issuedAt: '2026-07-01T00:00:00Z' },
    ]);
  });

  it.each([
    ['Sydney, half past the hour never', '2026-06-01T14:00:00Z', 60, 0],
    ['Adelaide, hourly from local midnight', '2026-06-01T14:30:00Z', 60, 1800],
    ['Newfoundland, hourly from local midnight', '2026-06-01T02:30:00Z', 60, 1800],
  ])('a reading belongs to the UTC day it starts in: %s', (_, start, minutes, phase) => {
    const days = pack(
      run(
        start,
        minutes,
        Array.from({ length: 48 }, () => 1_000),
      ),
    );
    expect(days.map((day) => day.utcDay)).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
    expect(days.every((day) => day.startSecond % 3600 === phase)).toBe(true);
    expect(days[1]?.startSecond).toBe(phase);
    expect(days[1]?.values).toHaveLength(24);
    expect(days.reduce((sum, day) => sum + dayMWh(day), 0)).toBe(48_000);
  });

  it('leaves a gap missing, without a quality', () => {
    const [day] = pack(
      run('2026-06-01T01:00:00Z', 60, [7, 8]),
      run('2026-06-01T05:00:00Z', 60, [9], { quality: 'estimated' }),
    );
    expect([...(day?.values ?? [])]).toEqual([7, 8, MISSING, MISSING, 9]);
    expect(day?.startSecond).toBe(3600);
    expect(day?.runs.map(({ from, count, quality }) => [from, count, quality])).toEqual([
      [0, 2, 'actual'],
      [4, 1, 'estimated'],
    ]);
  });

  it('keeps readings of two lengths whole: a meter that changes from 15 to 30 minutes in the middle of a UTC day', () => {
    const [day] = pack(run('2026-06-01T13:30:00Z', 15, [10, 11]), run('2026-06-01T14:00:00Z', 30, [25, 27]));
    expect(day?.intervalSeconds).toBe(900);
    expect([...(day?.values ?? [])]).toEqual([10, 11, 25, CONTINUED, 27, CONTINUED]);
    expect(dayMWh(day!)).toBe(73);
    expect(readingsOfDay(day!).map((r) => [r.seconds, r.mWh])).toEqual([
      [900, 10],
      [900, 11],
      [1800, 25],
      [1800, 27],
    ]);
  });

  it('keeps daily readings of 23, 24 and 25 hours', () => {
    const days = pack(
      run('2013-03-09T05:00:00Z', 24 * 60, [1]),
      run('2013-03-10T05:00:00Z', 23 * 60, [2]),
      run('2013-11-03T04:00:00Z', 25 * 60, [3]),
    );
    expect(days.map((day) => [day.utcDay, day.startSecond, day.intervalSeconds, ...day.values])).toEqual([
      ['2013-03-09', 18_000, 86_400, 1],
      ['2013-03-10', 18_000, 82_800, 2],
      ['2013-11-03', 14_400, 90_000, 3],
    ]);
  });

  it.each([
    ['a reading longer than a day of 25 hours', run('2026-06-01T00:00:00Z', 26 * 60, [1])],
    ['a start that is not a whole minute', { ...run('2026-06-01T00:00:00Z', 15, [1]), start: 7 }],
    ['an energy that is one of the marks', run('2026-06-01T00:00:00Z', 15, [CONTINUED])],
  ])('refuses %s', (_, bad) => {
    expect(() => pack(bad)).toThrow(RangeError);
  });

  it('treats a file from the future as issued now', () => {
    const [day] = toPackedDays(
      [run('2026-06-01T00:00:00Z', 15, [1], { issuedAt: utc('2099-01-01T00:00:00Z') })],
      'operator',
      ISSUED,
    );
    expect(day?.runs[0]?.issuedAt).toBe('2026-07-01T00:00:00Z');
  });
});

/** Runs of one file: any interval, gaps and qualities, no overlap. */
const fileOfRuns = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 40 }),
      minutes: fc.constantFrom(5, 15, 30, 60, 1440),
      values: fc.array(fc.integer({ min: 0, max: MAX_READING_MWH }), { minLength: 1, maxLength: 60 }),
      estimated: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => {
    let at = utc('2026-05-30T18:30:00Z');
    return pieces.map(({ gap, minutes, values, estimated }): ReadingRun => {
      const start = at + gap * 300;
      at = start + values.length * minutes * 60;
      return {
        start,
        intervalSeconds: minutes * 60,
        values: packEnergies(values),
        quality: estimated ? 'estimated' : 'actual',
        issuedAt: ISSUED,
      };
    });
  });

/** One line per reading: what must survive packing. */
const spelled = (runs: readonly ReadingRun[]): string[] =>
  runs
    .flatMap((r) =>
      Array.from(
        r.values,
        (value, i) => `${r.start + i * r.intervalSeconds} ${r.intervalSeconds} ${value} ${r.quality}`,
      ),
    )
    .sort();

describe('packing', () => {
  it('gives back every reading: same time, length, energy and quality', () => {
    fc.assert(
      fc.property(fileOfRuns, (runs) => {
        const days = toPackedDays(runs, 'operator');
        expect(spelled(toRuns(days))).toEqual(spelled(runs));
        expect(days.reduce((sum, day) => sum + dayMWh(day), 0)).toBe(totalMWh(runs));
        expect(countReadings(toRuns(days))).toBe(countReadings(runs));
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same day by the fast path for regular readings and by the general one', () => {
    fc.assert(
      fc.property(fileOfRuns, (runs) => {
        for (const day of toPackedDays(runs, 'operator'))
          expect(packReadings(day.utcDay, readingsOfDay(day))).toEqual(day);
      }),
      { numRuns: 200 },
    );
  });

  it('survives its bytes, at any alignment in memory', () => {
    fc.assert(
      fc.property(fileOfRuns, fc.integer({ min: 0, max: 7 }), (runs, offset) => {
        for (const day of toPackedDays(runs, 'upload')) {
          const bytes = packValues(day.values);
          expect(bytes.byteLength).toBe(
            day.values instanceof Float64Array ? 1 + day.values.length * 8 : day.values.length * 4,
          );
          const shifted = new Uint8Array(bytes.byteLength + offset);
          shifted.set(bytes, offset);
          expect(unpackValues(shifted.subarray(offset))).toEqual(day.values);
          expect(unpackValues(Buffer.from(shifted).subarray(offset))).toEqual(day.values);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['of 1 Wh', [150_000, 151_000, 65_533_000], 5 + 6],
    ['of 10 Wh, with gaps and longer readings', [420_000, MISSING, 10_000, CONTINUED, 0], 5 + 10],
    ['that are nothing at all', [0, 0], 5 + 4],
    ['of any size, where they are few', [123_457], 5 + 2],
  ])('takes two bytes a reading for steps %s', (_, values, bytes) => {
    const day = Uint32Array.from(values);
    const packed = packShort(day);
    expect(packed.byteLength).toBe(bytes);
    expect(unpackValues(packed)).toEqual(day);
  });

  it('takes four bytes a reading where the steps are too fine for two', () => {
    for (const values of [
      [65_534, 1],
      [1_000, 65_534_000],
      [CONTINUED - 1, 1],
    ])
      expect(packShort(Uint32Array.from(values))).toEqual(packValues(Uint32Array.from(values)));
    expect(packShort(Float64Array.of(7, 5_000_000_000))).toEqual(
      packValues(Float64Array.of(7, 5_000_000_000)),
    );
  });

  it('survives its short form, at any alignment in memory', () => {
    fc.assert(
      fc.property(
        fileOfRuns,
        fc.constantFrom(1, 1_000, 10_000),
        fc.integer({ min: 0, max: 3 }),
        (runs, step, offset) => {
          const stepped = runs.map((each) => ({
            ...each,
            values: packEnergies(Array.from(each.values, (value) => (value % 70_000) * step)),
          }));
          for (const day of toPackedDays(stepped, 'upload')) {
            const bytes = packShort(day.values);
            expect(bytes.byteLength).toBeLessThanOrEqual(packValues(day.values).byteLength + 5);
            const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
            const stored: unknown = JSON.parse(JSON.stringify(packRuns(day.runs)));
            const back = {
              ...day,
              values: unpackValues(shifted.subarray(offset)),
              runs: unpackRuns(stored as readonly string[]),
            };
            expect(back).toEqual(day);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('keeps a torn reading, and reads runs that were stored at length', () => {
    const [day] = pack(run('2026-06-01T00:00:00Z', 15, [1_000, 2_000]));
    const torn = { ...day!.runs[0]!, from: -3, count: 4, torn: 1_500 };
    expect(packRuns([torn])).toEqual(['-3 4 actual utility 2026-07-01T00:00:00Z 1500']);
    expect(unpackRuns(packRuns([torn]))).toEqual([torn]);
    expect(unpackRuns([torn])).toEqual([torn]);
  });

  it('packs days with energies beyond 32 bits as doubles, and still reads rows without a header', () => {
    const day = pack(
      run('2026-06-01T00:00:00Z', 30, [], { values: packEnergies([7, 5_000_000_000]) }),
      run('2026-06-01T02:00:00Z', 60, [CONTINUED - 1]),
    )[0]!;
    const bytes = packValues(day.values);
    expect(day.values).toBeInstanceOf(Float64Array);
    expect([bytes[0], bytes.byteLength]).toEqual([1, 1 + day.values.length * 8]);
    const back = { ...day, values: unpackValues(Buffer.concat([Buffer.from([9]), bytes]).subarray(1)) };
    expect(sameReadings(back, day)).toBe(true);
    expect(readingsOfDay(back).map(({ startSecond, seconds, mWh }) => [startSecond, seconds, mWh])).toEqual([
      [0, 1800, 7],
      [1800, 1800, 5_000_000_000],
      [7200, 3600, CONTINUED - 1],
    ]);
    expect(dayMWh(back)).toBe(7 + 5_000_000_000 + CONTINUED - 1);
    expect(() => unpackValues(Uint8Array.of(2, 0, 0, 0, 0, 0, 0, 0, 0))).toThrow(RangeError);
  });

  it('holds energies that equal a 32-bit marker', () => {
    const day = pack(run('2026-06-01T00:00:00Z', 30, [], { values: packEnergies([MISSING, CONTINUED]) }))[0]!;
    expect(
      readingsOfDay({ ...day, values: unpackValues(packValues(day.values)) }).map(({ mWh }) => mWh),
    ).toEqual([MISSING, CONTINUED]);
  });

  it('writes little-endian', () => {
    expect([...packValues(Uint32Array.of(1, 0x01020304))]).toEqual([1, 0, 0, 0, 4, 3, 2, 1]);
    expect([...unpackValues(Uint8Array.of(4, 3, 2, 1))]).toEqual([0x01020304]);
    expect(() => unpackValues(new Uint8Array(5))).toThrow(RangeError);
  });

  it("doesn't keep a reference to the memory it was given", () => {
    const values = Uint32Array.of(1, 2);
    const bytes = packValues(values);
    values[0] = 9;
    expect(bytes[0]).toBe(1);
  });
});

describe('readings that overlap', () => {
  const reading = (
    minute: number,
    minutes: number,
    mWh: number,
    issuedAt: string,
    more: Partial<DayReading> = {},
  ): DayReading => ({
    startSecond: minute * 60,
    seconds: minutes * 60,
    mWh,
    quality: 'actual',
    source: 'utility',
    issuedAt,
    ...more,
  });

  it.each([
    ['the later issue', reading(0, 15, 1, '2026-01-02'), reading(0, 15, 2, '2026-01-01')],
    [
      'a reading of the utility before a later upload',
      reading(0, 15, 1, '2026-01-01'),
      reading(0, 15, 2, '2026-01-02', { source: 'upload' }),
    ],
    [
      'the operator before an upload',
      reading(0, 15, 1, '2026-01-01', { source: 'operator' }),
      reading(0, 15, 2, '2026-01-01', { source: 'upload' }),
    ],
    [
      'a later estimate before an earlier actual',
      reading(0, 15, 1, '2026-01-02', { quality: 'estimated' }),
      reading(0, 15, 2, '2026-01-01'),
    ],
    [
      'an actual before an estimate of the same time',
      reading(0, 15, 1, '2026-01-01'),
      reading(0, 15, 2, '2026-01-01', { quality: 'estimated' }),
    ],
    ['the finer one of the same time', reading(0, 15, 1, '2026-01-01'), reading(0, 30, 2, '2026-01-01')],
    ['an hour before a later day', reading(0, 60, 1, '2026-01-01'), reading(0, 1440, 2, '2026-01-02')],
    [
      'an hour of an upload before a day of the utility',
      reading(0, 60, 1, '2026-01-01', { source: 'upload' }),
      reading(0, 1440, 2, '2026-01-01'),
    ],
  ])('%s wins', (_, wins, loses) => {
    for (const order of [
      [wins, loses],
      [loses, wins],
    ]) {
      const day = packReadings('2026-01-01', order);
      expect(readingsOfDay(day!).map((r) => r.mWh)).toEqual([1]);
    }
  });

  it("a reading that loses part of its time leaves the rest missing: its energy can't be placed", () => {
    const day = packReadings('2026-01-01', [
      reading(0, 30, 500, '2026-01-01'),
      reading(0, 15, 200, '2026-01-02'),
      reading(30, 15, 7, '2026-01-01'),
    ]);
    expect([...day!.values]).toEqual([200, MISSING, 7]);
    expect(day!.runs.find((r) => r.torn !== undefined)).toMatchObject({ from: 0, count: 2, torn: 500 });
    expect(dayMWh(day!)).toBe(207);
    expect(readingsOfDay(day!)).toHaveLength(2);
  });
});
