import { describe, expect, it } from 'vitest';
import { durationParts } from './durations.ts';

describe('durations', () => {
  it.each([
    [0, 0, 0],
    [45 * 60_000, 0, 45],
    [3_600_000, 1, 0],
    [90 * 60_000, 1, 30],
    [59.6 * 60_000, 1, 0],
    [30 * 3_600_000, 30, 0],
    [-1, 0, 0],
  ])('%d ms is %d h %d min', (milliseconds, hours, minutes) => {
    expect(durationParts(milliseconds)).toEqual({ hours, minutes });
  });
});
