import { expect, it } from 'vitest';
import { doubling } from './doubling.ts';

it('waits twice as long after each failure, up to the most', () => {
  expect([0, 1, 2, 3, 4, 5].map((failures) => doubling(failures, 60, 400))).toEqual([
    60, 60, 120, 240, 400, 400,
  ]);
  expect(doubling(5_000, 60, 400)).toBe(400);
});
