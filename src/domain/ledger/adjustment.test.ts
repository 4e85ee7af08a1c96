import { expect, it } from 'vitest';
import { adjustmentFault, MOST_ADJUSTED } from './adjustment.ts';

it.each([
  [500, 0, null],
  [-500, 500, null],
  [-501, 500, 'beyondBalance'],
  [0, 500, 'nothing'],
  [1.5, 500, 'nothing'],
  [MOST_ADJUSTED, 0, null],
  [MOST_ADJUSTED + 1, 0, 'tooMuch'],
  [-MOST_ADJUSTED - 1, 9_000_000, 'tooMuch'],
])('changing a balance of points by %d when it is %d: %s', (points, balance, fault) => {
  expect(adjustmentFault(points, balance)).toBe(fault);
});
