import { describe, expect, it } from 'vitest';
import { pointsText } from './points.ts';

describe('points', () => {
  it.each([
    [1, '1 point'],
    [0, '0 points'],
    [2, '2 points'],
    [0.8, '0.8 points'],
    [1200, '1,200 points'],
    [-1, '-1 point'],
    [-350, '-350 points'],
  ])('HLP-14: %d is "%s"', (points, text) => {
    expect(pointsText(points)).toBe(text);
  });

  it.each([
    [0, '0 point'],
    [0.8, '0,8 point'],
    [1, '1 point'],
    [2, '2 points'],
    [1200, '1\u00a0200 points'],
  ])('HLP-14: in French %d is "%s"', (points, text) => {
    expect(pointsText(points, 'fr-CA')).toBe(text);
  });
});
