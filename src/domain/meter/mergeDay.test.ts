import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadingQuality, ReadingRun, ReadingSource } from './readings.ts';
import { mergeDay } from './mergeDay.ts';
import { dayMWh } from './packedDay.ts';
import type { PackedDay } from './packedDay.ts';
import { toPackedDays } from './toPackedDays.ts';

const DAY = Date.parse('2026-06-01T00:00:00Z') / 1000;
const at = (hour: number): number => DAY + hour * 3600;

interface Given {
  hour?: number;
  minutes?: number;
  values: number[];
  quality?: ReadingQuality;
  source?: ReadingSource;
  issued?: number;
}

function createDay({
  hour = 0,
  minutes = 60,
  values,
  quality = 'actual',
  source = 'utility',
  issued = 1,
}: Given): PackedDay {
  const run: ReadingRun = {
    start: at(hour),
    intervalSeconds: minutes * 60,
    values: Uint32Array.from(values),
    quality,
    issuedAt: DAY + issued * 86_400,
  };
  return toPackedDays([run], source)[0]!;
}

const merged = (...days: PackedDay[]): PackedDay =>
  days.reduce<PackedDay | undefined>((day, next) => mergeDay(day, next).day, undefined)!;

describe('mergeDay', () => {
  it('stores a first day unchanged', () => {
    const result = mergeDay(undefined, createDay({ hour: 3, values: [1, 2] }));
    expect(result).toMatchObject({
      changed: true,
      corrected: [],
      requalified: [],
      filled: [{ start: at(3), end: at(5) }],
    });
    expect(result.day.version).toBe(1);
  });

  it('changes nothing when the same readings come again', () => {
    const day = createDay({ values: [1, 2, 3] });
    const again = mergeDay(day, createDay({ values: [1, 2, 3] }));
    expect(again).toMatchObject({ changed: false, corrected: [], filled: [], requalified: [] });
    expect(again.day).toBe(day);
  });

  it('a subset of what is stored changes nothing either', () => {
    expect(mergeDay(createDay({ values: [1, 2, 3] }), createDay({ hour: 1, values: [2] })).changed).toBe(
      false,
    );
  });

  it('fills gaps as a new version', () => {
    const result = mergeDay(createDay({ values: [1, 2] }), createDay({ hour: 4, values: [5] }));
    expect(result.filled).toEqual([{ start: at(4), end: at(5) }]);
    expect(result.corrected).toEqual([]);
    expect(result.day.version).toBe(2);
  });

  it('a later file corrects, and reports the ranges that changed', () => {
    const result = mergeDay(
      createDay({ values: [1, 2, 3, 4, 5] }),
      createDay({ values: [1, 9, 9, 4, 9], issued: 2 }),
    );
    expect(result.corrected).toEqual([
      { start: at(1), end: at(3) },
      { start: at(4), end: at(5) },
    ]);
    expect([...result.day.values]).toEqual([1, 9, 9, 4, 9]);
    expect(result.day.version).toBe(2);
  });

  it('an earlier file that arrives late corrects nothing', () => {
    const stored = createDay({ values: [1, 2], issued: 5 });
    expect(mergeDay(stored, createDay({ values: [8, 8], issued: 4 })).day).toBe(stored);
  });

  it('an estimate that turns out right is requalified, not corrected', () => {
    const result = mergeDay(
      createDay({ values: [1, 2], quality: 'estimated' }),
      createDay({ values: [1, 2], issued: 2 }),
    );
    expect(result.corrected).toEqual([]);
    expect(result.requalified).toEqual([{ start: at(0), end: at(2) }]);
    expect(result.day.version).toBe(2);
  });

  it('an upload that the utility confirms begins to pay', () => {
    const result = mergeDay(
      createDay({ values: [1], source: 'upload', issued: 9 }),
      createDay({ values: [1] }),
    );
    expect(result.requalified).toEqual([{ start: at(0), end: at(1) }]);
    expect(result.day.runs[0]?.source).toBe('utility');
  });

  it('the same readings in a later file get the later time without a new version', () => {
    const result = mergeDay(createDay({ values: [1] }), createDay({ values: [1], issued: 2 }));
    expect(result).toMatchObject({ changed: true, corrected: [], filled: [], requalified: [] });
    expect(result.day.version).toBe(1);
    expect(result.day.runs[0]?.issuedAt).toBe('2026-06-03T00:00:00Z');
  });

  it('finer readings that replace coarser ones are a correction', () => {
    const result = mergeDay(
      createDay({ values: [10, 20] }),
      createDay({ minutes: 30, values: [4, 6], issued: 2 }),
    );
    expect(result.corrected).toEqual([{ start: at(0), end: at(1) }]);
    expect(dayMWh(result.day)).toBe(30);
  });

  it('a reading that loses part of its time is reported whole', () => {
    const result = mergeDay(
      createDay({ values: [10, 20] }),
      createDay({ minutes: 30, values: [4], issued: 2 }),
    );
    expect(result.corrected).toEqual([{ start: at(0), end: at(1) }]);
    expect(dayMWh(result.day)).toBe(24);
  });

  it('refuses another day', () => {
    expect(() => mergeDay(createDay({ values: [1] }), createDay({ hour: 24, values: [1] }))).toThrow(
      RangeError,
    );
  });

  const anyDay = fc
    .record({
      hour: fc.integer({ min: 0, max: 23 }),
      minutes: fc.constantFrom(15, 30, 60, 90, 1440),
      values: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }),
      quality: fc.constantFrom<ReadingQuality>('actual', 'estimated'),
      source: fc.constantFrom<ReadingSource>('utility', 'operator', 'upload'),
      issued: fc.integer({ min: 0, max: 3 }),
    })
    .map((given) => createDay({ ...given, hour: given.hour / 2 }));

  it('gives the same readings in any order of files, and however often they come', () => {
    fc.assert(
      fc.property(
        fc
          .array(anyDay, { minLength: 1, maxLength: 6 })
          .chain((days) =>
            fc.tuple(
              fc.constant(days),
              fc.shuffledSubarray(days, { minLength: days.length }),
              fc.array(fc.constantFrom(...days), { maxLength: 4 }),
            ),
          ),
        ([days, shuffled, again]) => {
          const one = merged(...days);
          const other = merged(...shuffled, ...again);
          expect({ ...other, version: 0 }).toEqual({ ...one, version: 0 });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('merging a day into itself changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1, maxLength: 5 }), (days) => {
        const day = merged(...days);
        expect(mergeDay(day, day).changed).toBe(false);
        for (const part of days) expect(mergeDay(day, part).changed).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
