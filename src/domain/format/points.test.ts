import { describe, expect, it } from 'vitest';
import { englishPoints, pointsParts } from './points.ts';

describe('points', () => {
  it.each([
    [1, '1 point'],
    [0, '0 points'],
    [2, '2 points'],
    [1200, '1,200 points'],
    [-1, '-1 point'],
    [-350, '-350 points'],
  ])('HLP-14: %d is "%s"', (points, text) => {
    expect(englishPoints(points)).toBe(text);
  });

  it.each([
    [0, 'one', '0'],
    [1, 'one', '1'],
    [2, 'other', '2'],
    [1200, 'other', '1\u00a0200'],
  ])('HLP-14: in French %d takes the form "%s"', (points, form, figure) => {
    expect(pointsParts(points, 'fr-CA')).toEqual({ figure, form });
  });
});
