import { describe, expect, it } from 'vitest';
import { englishDuration } from './durations.ts';

describe('durations', () => {
  it.each([
    [0, '0 min'],
    [45 * 60_000, '45 min'],
    [3_600_000, '1 h'],
    [90 * 60_000, '1 h 30 min'],
    [59.6 * 60_000, '1 h'],
    [30 * 3_600_000, '30 h'],
    [-1, '0 min'],
  ])('%d ms is "%s"', (milliseconds, text) => {
    expect(englishDuration(milliseconds)).toBe(text);
  });
});
