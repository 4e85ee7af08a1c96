import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countReadings, runEnd, totalMWh } from './readings.ts';
import type { ReadingRun } from './readings.ts';
import { lastCompleteWeekday, shiftByWholeWeeks } from './replay.ts';
import { toLocalDate, startOfLocalDay, toWallClock, toWeekday } from './zone.ts';

const utc = (text: string): number => Date.parse(text) / 1000;
const NOW = utc('2026-11-21T17:00:00Z');
const run = (start: number, minutes: number, count: number): ReadingRun => ({
  start,
  intervalSeconds: minutes * 60,
  values: Uint32Array.from({ length: count }, (_, i) => i),
  quality: 'actual',
  issuedAt: 0,
});
const move = (zone: string, ...runs: ReadingRun[]) =>
  shiftByWholeWeeks({ import: runs, export: [] }, zone, NOW);

describe('shiftByWholeWeeks', () => {
  it('keeps weekday and wall clock across an offset change: summer readings shown in winter', () => {
    const start = startOfLocalDay('America/Los_Angeles', '2011-07-05');
    const moved = move('America/Los_Angeles', run(start, 60, 48));
    const [first] = moved.channels.import;
    expect(first?.start).toBe(startOfLocalDay('America/Los_Angeles', '2026-11-17'));
    expect(toWeekday('2026-11-17')).toBe(toWeekday('2011-07-05'));
    expect(moved.weeks).toBe(802);
    expect(moved.leftOut).toEqual([]);
    expect(first?.issuedAt).toBe(NOW);
  });

  it('moves as close to now as whole weeks allow, and never beyond', () => {
    for (const hours of [1, 24, 100, 167, 168, 169, 5000]) {
      const moved = move('Australia/Sydney', run(utc('2023-03-01T14:00:00Z'), 60, hours));
      const end = runEnd(moved.channels.import.at(-1)!);
      expect(end).toBeLessThanOrEqual(NOW);
      expect(end).toBeGreaterThan(NOW - 7 * 86_400 - 3600);
    }
  });

  it('moves a file from the future back', () => {
    expect(move('America/Toronto', run(utc('2027-06-01T00:00:00Z'), 60, 24)).weeks).toBeLessThan(0);
  });

  it("doesn't confuse the two occurrences of a wall-clock time: what ends after now moves back", () => {
    const source = run(utc('2026-10-30T09:40:00Z'), 60, 48);
    const moved = shiftByWholeWeeks(
      { import: [source], export: [] },
      'America/Los_Angeles',
      utc('2026-11-01T08:45:00Z'),
    );
    expect(moved.weeks).toBe(-1);
    const weeksBefore = shiftByWholeWeeks(
      { import: [run(utc('2026-01-02T09:15:00Z'), 60, 48)], export: [] },
      'America/Los_Angeles',
      utc('2026-11-01T08:30:00Z'),
    );
    expect(weeksBefore.weeks).toBe(42);
  });

  it('leaves what already fits where it is, including days of clock change', () => {
    const recent = run(utc('2026-10-30T00:00:00Z'), 60, 22 * 24);
    const moved = move('America/Los_Angeles', recent);
    expect(moved).toMatchObject({ weeks: 0, leftOut: [] });
    expect(moved.channels.import[0]?.values).toEqual(recent.values);
  });

  it('leaves a gap where the source day had a clock change', () => {
    const start = startOfLocalDay('America/Los_Angeles', '2011-03-12');
    const moved = move('America/Los_Angeles', run(start, 60, 24 + 23 + 24));
    expect(moved.leftOut).toHaveLength(1);
    expect(moved.channels.import.map((part) => part.values.length)).toEqual([24, 24]);
    expect(moved.channels.import[1]?.values[0]).toBe(47);
    expect(toWeekday(moved.leftOut[0]!)).toBe(0);
  });

  it('leaves a gap where the target day has a clock change', () => {
    const start = startOfLocalDay('America/Los_Angeles', '2026-10-03');
    const moved = shiftByWholeWeeks(
      { import: [run(start, 60, 72)], export: [] },
      'America/Los_Angeles',
      utc('2026-11-03T12:00:00Z'),
    );
    expect(moved.leftOut).toEqual(['2026-11-01']);
    expect(moved.channels.import.map((part) => toLocalDate('America/Los_Angeles', part.start))).toEqual([
      '2026-10-31',
      '2026-11-02',
    ]);
    expect(moved.channels.import.map((part) => part.values.length)).toEqual([24, 24]);
  });

  it('moves both channels by the same weeks', () => {
    const moved = shiftByWholeWeeks(
      {
        import: [run(utc('2023-03-01T00:00:00Z'), 60, 24)],
        export: [run(utc('2023-03-20T00:00:00Z'), 60, 24)],
      },
      'Australia/Brisbane',
      NOW,
    );
    const days = (moved.channels.export[0]!.start - moved.channels.import[0]!.start) / 86_400;
    expect(days).toBe(19);
  });

  it('moves nothing in an empty file', () => {
    expect(move('Australia/Brisbane')).toEqual({
      weeks: 0,
      channels: { import: [], export: [] },
      leftOut: [],
    });
  });

  it('every moved reading keeps its energy, its length, its weekday and its wall-clock time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'America/Los_Angeles',
          'America/St_Johns',
          'Australia/Adelaide',
          'Australia/Lord_Howe',
          'Australia/Brisbane',
        ),
        fc.integer({ min: utc('2011-01-01T00:00:00Z') / 1800, max: utc('2025-01-01T00:00:00Z') / 1800 }),
        fc.constantFrom(15, 30, 60, 1440),
        fc.integer({ min: 1, max: 400 }),
        (zone, halfHour, minutes, count) => {
          const source = run(halfHour * 1800, minutes, count);
          const moved = move(zone, source);
          for (const part of moved.channels.import) {
            part.values.forEach((value, i) => {
              const from = toWallClock(zone, source.start + value * source.intervalSeconds);
              const to = toWallClock(zone, part.start + i * part.intervalSeconds);
              expect(to.second).toBe(from.second);
              expect(toWeekday(to.date)).toBe(toWeekday(from.date));
            });
          }
          expect(totalMWh(moved.channels.import)).toBeLessThanOrEqual(totalMWh([source]));
          if (moved.leftOut.length === 0 && minutes < 1440)
            expect(countReadings(moved.channels.import)).toBe(count);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('lastCompleteWeekday', () => {
  const zone = 'America/Los_Angeles';
  const from = (date: string, hours: number, minutes = 60): ReadingRun =>
    run(startOfLocalDay(zone, date), minutes, (hours * 60) / minutes);
  it.each([
    ['Friday when the file ends on Sunday', [from('2026-11-16', 7 * 24)], '2026-11-20'],
    ['the day before one that breaks off', [from('2026-11-16', 60)], '2026-11-17'],
    [
      'the day before one with a gap',
      [from('2026-11-16', 30), run(startOfLocalDay(zone, '2026-11-17') + 8 * 3600, 60, 16)],
      '2026-11-16',
    ],
    [
      'a day of several runs',
      [from('2026-11-17', 10), run(startOfLocalDay(zone, '2026-11-17') + 10 * 3600, 15, 14 * 4)],
      '2026-11-17',
    ],
    ['none in a weekend', [from('2026-11-21', 48)], undefined],
    ['none in daily totals', [run(startOfLocalDay(zone, '2026-11-16'), 1440, 5)], undefined],
    ['none in nothing', [], undefined],
  ])('is %s', (_, runs, expected) => {
    expect(lastCompleteWeekday(zone, runs)).toBe(expected);
  });

  it('counts hours across local midnight, as hourly readings in Adelaide by NEM time have them', () => {
    expect(lastCompleteWeekday('Australia/Adelaide', [run(utc('2026-07-06T12:00:00Z'), 60, 30)])).toBe(
      '2026-07-07',
    );
  });
});
