import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { returnAllowances, sweepAllowances, takeAllowances, type Allowance } from './allowances.ts';
import { allowances } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
let made = 0;
const allowance = (atOnce: number, secondsEach: number): Allowance => ({
  key: `test-${(made += 1)}`,
  atOnce,
  secondsEach,
});
const take = (seconds: number, ...wanted: Allowance[]) => takeAllowances(database.db, wanted, at(seconds));
const takeAt = async (times: readonly number[], ...wanted: Allowance[]) => {
  const answers: number[] = [];
  for (const seconds of times) answers.push(await take(seconds, ...wanted));
  return answers;
};

describe('an allowance that all processes share', () => {
  it('allows a burst, then refills over time, separately for each key', async () => {
    const [one, other] = [allowance(3, 10), allowance(3, 10)];
    expect(await takeAt([0, 0, 0, 0], one)).toEqual([0, 0, 0, 10]);
    expect(await take(0, other)).toBe(0);
    expect(await takeAt([4, 10, 10], one)).toEqual([6, 0, 10]);
    // Unused allowance does not accumulate beyond `atOnce`.
    expect(await takeAt([9000, 9000, 9000, 9000], one)).toEqual([0, 0, 0, 10]);
  });

  it('takes from all keys or none: a refusal costs the other keys nothing', async () => {
    const [small, large] = [allowance(1, 60), allowance(2, 60)];
    expect(await takeAt([0, 0, 0], small, large)).toEqual([0, 60, 60]);
    expect(await takeAt([0, 0], large)).toEqual([0, 60]);
  });

  it('never exceeds the limit under concurrent takes', async () => {
    const busy = [allowance(5, 60), allowance(50, 60), allowance(500, 60)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(0, ...busy)));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it('restores what is returned, up to the burst', async () => {
    const [forgotten, one] = [allowance(2, 60), allowance(2, 60)];
    expect(await takeAt([0, 0, 0], forgotten, one)).toEqual([0, 0, 60]);
    await returnAllowances(database.db, [
      { key: forgotten.key, seconds: 120 },
      { key: one.key, seconds: 60 },
      { key: 'unknown', seconds: 60 },
    ]);
    expect(await takeAt([0, 0], one)).toEqual([0, 60]);
    await returnAllowances(database.db, [{ key: forgotten.key, seconds: 999 }]);
    expect(await takeAt([0, 0, 0], forgotten)).toEqual([0, 0, 60]);
  });

  it('returns and takes concurrently without a deadlock', async () => {
    const both = [allowance(1000, 60), allowance(1000, 60)];
    await Promise.all(
      Array.from({ length: 60 }, async (_each, index) => {
        if (index % 2 === 0) return take(0, ...both);
        return returnAllowances(
          database.db,
          [...both].reverse().map(({ key }) => ({ key, seconds: 60 })),
        );
      }),
    );
  });

  it('ignores rows from before the clock was set back by days', async () => {
    const one = allowance(1, 60);
    expect(await takeAt([0, -3 * 86_400, -3 * 86_400], one)).toEqual([0, 0, 60]);
  });

  it('sweeps rows that no longer limit anything', async () => {
    const one = allowance(1, 60);
    await take(0, one);
    const known = async () =>
      (await database.db.select({ key: allowances.key }).from(allowances)).some(({ key }) => key === one.key);
    await sweepAllowances(database.db, at(3_600));
    expect(await known()).toBe(true);
    await sweepAllowances(database.db, at(2 * 86_400));
    expect(await known()).toBe(false);
  });
});
