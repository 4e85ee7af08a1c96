import { describe, expect, it } from 'vitest';
import { isActive, isStartingSoon } from './timing.ts';

const NOW = new Date('2026-03-03T18:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('EVT-21, HLP-28, CON-20: starting soon', () => {
  it.each([
    [4, undefined, true],
    [6, undefined, false],
    [-1, undefined, false],
    [6, 10, true],
    [11, 10, false],
    // AMB-32: now < start ≤ now + window.
    [5, undefined, true],
    [0, undefined, false],
  ])('start in %i min, window %s: %s', (minutes, window, expected) => {
    expect(isStartingSoon({ start: inMinutes(minutes) }, NOW, window)).toBe(expected);
  });
});

describe('EVT-22, HLP-28: active', () => {
  it.each([
    [-30, 30, true],
    [10, 70, false],
    [-70, -10, false],
    // AMB-32: start ≤ now < end.
    [0, 60, true],
    [-60, 0, false],
  ])('from %i to %i min: %s', (start, end, expected) => {
    expect(isActive({ start: inMinutes(start), end: inMinutes(end) }, NOW)).toBe(expected);
  });
});
