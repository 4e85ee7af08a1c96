import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexDays } from '../meter/meterDays.ts';
import type { ReadingRun, ReadingSource } from '../meter/readings.ts';
import { toPackedDays } from '../meter/toPackedDays.ts';
import { windowSlots } from '../meter/windowSlots.ts';
import { meterSource } from './meterSource.ts';

const NOON = Date.parse('2026-03-03T12:00:00Z') / 1000;

function run(
  start: number,
  minutes: number,
  values: readonly number[],
  quality: ReadingRun['quality'] = 'actual',
): ReadingRun {
  return { start, intervalSeconds: minutes * 60, values: Uint32Array.from(values), quality, issuedAt: 0 };
}

const createSource = (runs: readonly ReadingRun[], by: ReadingSource = 'utility', eventStart = NOON) =>
  meterSource(indexDays(toPackedDays(runs, by)), eventStart);

function read(source: ReturnType<typeof createSource>, start: number, end: number, seconds: number) {
  const slots = (end - start) / seconds;
  const out = new Float64Array(slots);
  const estimated = new Uint8Array(slots);
  return {
    found: source.readWindow(start, end, seconds, out, estimated, 0),
    mWh: [...out],
    estimated: [...estimated],
  };
}

describe('packed readings for settlement', () => {
  it('sums finer readings and reports which intervals are estimated', () => {
    const source = createSource(
      [run(NOON, 15, [1, 2, 3, 4]), run(NOON + 3600, 15, [5, 6], 'estimated')],
      'operator',
    );
    expect(read(source, NOON, NOON + 5400, 1800)).toEqual({
      found: 1,
      mWh: [3, 7, 11],
      estimated: [0, 0, 1],
    });
    expect(source.readTotal(NOON, NOON + 5400)).toBe(21);
    expect(source.intervalMinutes).toBe(15);
  });

  it('reports the least trusted provenance in the window', () => {
    const byUtility = toPackedDays([run(NOON, 60, [1, 2])], 'utility');
    const byMember = toPackedDays([run(NOON + 86_400, 60, [3, 4])], 'upload');
    const source = meterSource(indexDays([...byUtility, ...byMember]), NOON);
    expect(read(source, NOON, NOON + 3600, 3600).found).toBe(0);
    expect(read(source, NOON + 86_400, NOON + 90_000, 3600).found).toBe(2);
  });

  it('knows the interval around the event, even without readings in the event itself', () => {
    expect(createSource([run(NOON - 86_400, 30, [1, 2, 3]), run(NOON, 5, [1])]).intervalMinutes).toBe(5);
    expect(createSource([run(NOON - 86_400, 30, [1, 2, 3])]).intervalMinutes).toBe(30);
    expect(
      createSource([run(NOON, 15, [1, 2]), run(NOON + 1800, 60, [9])], 'utility', NOON + 1800)
        .intervalMinutes,
    ).toBe(60);
    expect(createSource([]).intervalMinutes).toBeNull();
  });

  it(
    "agrees with the meter's own windows, including gaps, mixed lengths and midnights",
    { timeout: 120_000 },
    () => {
      const piece = fc.record({
        minutes: fc.constantFrom(5, 15, 30, 60),
        gapMinutes: fc.constantFrom(0, 0, 0, 5, 15, 60),
        values: fc.array(fc.integer({ min: 0, max: 4_000_000_000 }), { minLength: 1, maxLength: 60 }),
        quality: fc.constantFrom<ReadingRun['quality'][]>('actual', 'estimated'),
      });
      const window = fc.record({
        offset: fc.integer({ min: -8, max: 200 }),
        slots: fc.integer({ min: 1, max: 8 }),
        minutes: fc.constantFrom(15, 30, 60),
      });
      fc.assert(
        fc.property(
          fc.array(piece, { maxLength: 12 }),
          fc.array(window, { minLength: 20, maxLength: 20 }),
          (pieces, windows) => {
            let at = NOON;
            const runs = pieces.map(({ minutes, gapMinutes, values, quality }) => {
              at += gapMinutes * 60;
              const made = run(at, minutes, values, quality);
              at += values.length * minutes * 60;
              return made;
            });
            const meter = indexDays(toPackedDays(runs, 'utility'));
            const source = meterSource(meter, NOON);
            for (const { offset, slots, minutes } of windows) {
              const start = NOON + offset * 900;
              const end = start + slots * minutes * 60;
              const expected = windowSlots(meter, start, end, minutes * 60);
              const got = read(source, start, end, minutes * 60);
              expect(got.found >= 0).toBe(expected.complete);
              if (!expected.complete) continue;
              expect(got.mWh).toEqual(expected.mWh);
              expect(got.estimated).toEqual(
                expected.quality.map((quality) => (quality === 'estimated' ? 1 : 0)),
              );
              expect(source.readTotal(start, end)).toBe(expected.mWh.reduce((sum, mWh) => sum + mWh, 0));
            }
          },
        ),
        { numRuns: process.env['EBBWATT_DEEP'] === '1' ? 10_000 : 300 },
      );
    },
  );
});
