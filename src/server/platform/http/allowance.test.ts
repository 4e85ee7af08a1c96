import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

it('allows so many at once, and as many again little by little, for each key by itself', () => {
  const allowance = createAllowance({ most: 3, perMs: 30_000 });
  const take = (seconds: number, key = 'one') => allowance.take(key, at(seconds));
  expect([take(0), take(0), take(0), take(0)]).toEqual([0, 0, 0, 10]);
  expect(take(0, 'other')).toBe(0);
  expect([take(4), take(10), take(10)]).toEqual([6, 0, 10]);
  // Nothing is saved up beyond what is allowed at once.
  expect([take(9000), take(9000), take(9000), take(9000)]).toEqual([0, 0, 0, 10]);
});

it('a clock that is set back gives and takes nothing', () => {
  const allowance = createAllowance({ most: 1, perMs: 60_000 });
  expect([allowance.take('one', at(0)), allowance.take('one', at(-3600))]).toEqual([0, 60]);
});

it('knows so many keys and forgets the one that was not asked for longest', () => {
  const allowance = createAllowance({ most: 1, perMs: 60_000, keys: 2 });
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map((key) => allowance.take(key, at(0)) > 0)).toEqual([false, false, true, false, false, false]);
});
