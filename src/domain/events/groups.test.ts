import { describe, expect, it } from 'vitest';
import { groupWindows, sumGroups } from './groups.ts';

const hour = { start: new Date('2026-07-01T01:00:00Z'), end: new Date('2026-07-01T02:00:00Z') };
const grouping = { count: 3, minutesApart: 30, isRandom: false, seed: 'a' };
const program = { programId: 'p', stepMinutes: 30 };
const minutesLate = ({ start }: { readonly start: Date }) =>
  (start.getTime() - hour.start.getTime()) / 60_000;

describe('groups of homes with hours of their own', () => {
  it('follow each other, each as long as the event', () => {
    const windows = groupWindows(hour, grouping, program);
    expect(windows.map(minutesLate)).toEqual([0, 30, 60]);
    expect(windows.map(({ start, end }) => end.getTime() - start.getTime())).toEqual(
      Array.from({ length: 3 }, () => 3_600_000),
    );
    expect(windows.map(({ group }) => [group.number, group.of])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(new Set(windows.map(({ group }) => group.set)).size).toBe(1);
  });

  it('start at random on the program’s intervals, no later than if they followed each other, and the same by the same seed', () => {
    const starts = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => {
      const random = { ...grouping, isRandom: true, seed };
      expect(groupWindows(hour, random, program)).toEqual(groupWindows(hour, random, program));
      return groupWindows(hour, random, program).map(minutesLate);
    });
    expect([...new Set(starts)].toSorted((a, b) => a - b)).toEqual([0, 30, 60]);
  });

  it('have another draw on another day, and in another program', () => {
    const setOf = (window: typeof hour, programId: string) =>
      groupWindows(window, grouping, { ...program, programId })[0]?.group.set;
    const later = { start: new Date(hour.start.getTime() + 86_400_000), end: hour.end };
    expect(new Set([setOf(hour, 'p'), setOf(later, 'p'), setOf(hour, 'q')]).size).toBe(3);
  });

  it('add their power up by interval, as far as each is in it', () => {
    const powers = [
      { start: 0, seconds: 3600, kilowatts: 2 },
      { start: 1800, seconds: 3600, kilowatts: 4 },
    ];
    expect(sumGroups(powers, { start: 0, end: 7200, seconds: 1800 })).toEqual([
      { start: 0, end: 1800, kilowatts: 2 },
      { start: 1800, end: 3600, kilowatts: 6 },
      { start: 3600, end: 5400, kilowatts: 4 },
      { start: 5400, end: 7200, kilowatts: null },
    ]);
    expect(sumGroups(powers, { start: 0, end: 3600, seconds: 3600 })).toEqual([
      { start: 0, end: 3600, kilowatts: 4 },
    ]);
  });
});
