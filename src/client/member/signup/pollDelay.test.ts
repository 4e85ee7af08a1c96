import { expect, it } from 'vitest';
import { pollDelay } from './pollDelay.ts';

it('SGN-22: looks again soon at first, then more rarely, and not for ever', () => {
  expect([0, 1, 2, 6, 7, 24].map(pollDelay)).toEqual([1000, 2000, 3000, 20_000, 30_000, 30_000]);
  expect(pollDelay(25)).toBe(false);
});
