import { expect, it } from 'vitest';
import { staggerSeconds } from './stagger.ts';

const homes = Array.from({ length: 600 }, (_, i) => `home ${i}`);

it('spreads homes over the minutes, each always at the same second', () => {
  const stagger = { minutes: 10, seed: 'a' };
  const starts = homes.map((home) => staggerSeconds(stagger, home));
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...starts)).toBeLessThan(600);
  for (let minute = 0; minute < 10; minute += 1)
    expect(starts.filter((at) => Math.floor(at / 60) === minute).length).toBeGreaterThan(30);
  expect(homes.map((home) => staggerSeconds(stagger, home))).toEqual(starts);
  expect(homes.map((home) => staggerSeconds({ ...stagger, seed: 'b' }, home))).not.toEqual(starts);
});

it('never waits longer than ten minutes', () => {
  for (const home of homes) expect(staggerSeconds({ minutes: 60, seed: 'a' }, home)).toBeLessThan(600);
});
