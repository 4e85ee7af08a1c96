import { describe, expect, it } from 'vitest';
import { CONTRAST_PAIRS, contrast } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.478],
    ['#767676', '#ffffff', 4.542],
    ['#ff0000', '#ffffff', 3.998],
    ['#0b6e6e', '#0b6e6e', 1],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
  });

  it('asks 4.5 of text and 3 of lines', () => {
    const least = (front: string, ground: string) =>
      CONTRAST_PAIRS.find((pair) => pair.front === front && pair.ground === ground)?.least;
    expect([
      least('textMuted', 'surfaceRaised'),
      least('onWarnSoft', 'warnSoft'),
      least('focus', 'ground'),
      least('chartBaseline', 'chartWindow'),
    ]).toEqual([4.5, 4.5, 3, 3]);
  });
});
