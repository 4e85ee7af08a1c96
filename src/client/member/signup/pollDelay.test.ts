import { expect, it } from 'vitest';
import { pollDelay } from './pollDelay.ts';

it('SGN-22: polls quickly at first, then more slowly, and stops', () => {
  expect([0, 1, 2, 6, 7, 24].map(pollDelay)).toEqual([1000, 2000, 3000, 20_000, 30_000, 30_000]);
  expect(pollDelay(25)).toBe(false);
});

it('HLP-02, CON-10: stops polling ten minutes after the first poll', () => {
  let waited = 0;
  for (let looks = 0; ; looks += 1) {
    const next = pollDelay(looks);
    if (next === false) break;
    waited += next;
  }
  expect(waited).toBeGreaterThan(500_000);
  expect(waited).toBeLessThanOrEqual(600_000);
});
