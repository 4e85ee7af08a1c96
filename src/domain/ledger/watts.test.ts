import { describe, expect, it } from 'vitest';
import { balanceToPoints, pointsToWatts } from './watts.ts';

describe('HLP-27, CON-07: watts and points', () => {
  it.each([
    ['the US and CA brands', 188, 100, 18_800],
    ['the Australian brand', 202, 250, 50_500],
    ['nothing', 0, 250, 0],
    ['what is taken back', -5, 100, -500],
  ])('%s: %i points at %i are %i watts, and back', (_whose, points, rate, watts) => {
    expect(pointsToWatts(points, rate)).toBe(watts);
    expect(balanceToPoints(watts, rate)).toBe(points);
  });

  it.each([
    [199, 100, 1],
    [249, 250, 0],
    [250, 250, 1],
  ])('AMB-10: a balance of %i watts at %i is %i whole points, rounded down', (watts, rate, points) => {
    expect(balanceToPoints(watts, rate)).toBe(points);
  });

  it.each([
    [1.5, 100],
    [1, 0],
    [1, 2.5],
    [Number.MAX_SAFE_INTEGER + 1, 100],
  ])("refuses %d points at %d, which aren't whole watts", (points, rate) => {
    expect(() => pointsToWatts(points, rate)).toThrow(RangeError);
  });
});
