import { describe, expect, it } from 'vitest';
import { createLimit } from './limit.ts';

describe('a limit', () => {
  it('runs a limited number of tasks at a time, in order, also when some fail', async () => {
    const limit = createLimit(2);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (index: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (index % 3 === 0) throw new Error('fails');
      return index;
    };
    const ends = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => limit(work(index))));
    expect([most, running]).toEqual([2, 0]);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(await limit(async () => 'still works')).toBe('still works');
  });
});
