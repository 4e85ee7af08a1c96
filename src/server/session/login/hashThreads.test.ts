import { describe, expect, it } from 'vitest';
import { createHashThreads } from './hashThreads.ts';

/** As cheap as the library allows: the test is about threads, not hashing. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe('password hash threads', () => {
  const threads = createHashThreads(2);

  it('give every caller their own answer, with many at once', async () => {
    const hashes = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map((password) => threads.hash(password, cheap)),
    );
    expect(new Set(hashes).size).toBe(5);
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    const right = await Promise.all(
      ['one', 'two', 'other', 'four', 'five'].map((password, index) =>
        threads.verify(hashes[index] ?? '', password),
      ),
    );
    expect(right).toEqual([true, true, false, true, true]);
  });

  it('leave one processor to other requests, and take it back when idle', async () => {
    let others = true;
    let started = 0;
    const count = (): void => void (started += 1);
    process.on('worker', count);
    const gentle = createHashThreads(2, () => others);
    const four = () =>
      Promise.all(['one', 'two', 'three', 'four'].map((password) => gentle.hash(password, cheap)));
    await four();
    expect(started).toBe(1);
    others = false;
    await four();
    expect(started).toBe(2);
    process.off('worker', count);
  });

  it('always keep one thread working, however busy the server is', async () => {
    const one = createHashThreads(1, () => true);
    expect(await one.verify(await one.hash('one', cheap), 'one')).toBe(true);
  });

  it('reject only the caller with impossible parameters, and continue', async () => {
    await expect(threads.verify('not a hash', 'one')).rejects.toThrow('could not be computed');
    expect(await threads.verify(await threads.hash('one', cheap), 'one')).toBe(true);
  });
});
