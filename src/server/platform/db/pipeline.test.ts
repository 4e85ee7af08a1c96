import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { shortRead } from './sql.ts';
import { transaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const echo = shortRead<{ whose: string }>('test_echo', 'select $1::text as whose');
/** No row for 0; an error for negative numbers. */
const rowsUpTo = shortRead<{ whose: string; n: number }>(
  'test_rows',
  'select $1::text as whose, n from generate_series(1, $2::int) n where sqrt($2::int) >= 0',
);

describe('short reads', () => {
  it('return only the own rows of each request, whatever the others read or how they fail', async () => {
    const request = fc.record({
      whose: fc.uuid(),
      count: fc.integer({ min: -1, max: 4 }),
      turn: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 60 }), async (requests) => {
        await Promise.all(
          requests.map(async ({ whose, count, turn }) => {
            for (let index = 0; index < turn; index += 1)
              await new Promise((resolve) => setImmediate(resolve));
            const found = rowsUpTo(database.db, [whose, count]);
            const echoed = echo(database.db, [whose]);
            if (count < 0) await expect(found).rejects.toThrow();
            else
              expect(await found).toEqual(
                Array.from({ length: count }, (_, index) => ({ whose, n: index + 1 })),
              );
            expect(await echoed).toEqual([{ whose }]);
          }),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('are refused on the outer database inside a transaction, and see its writes on its own', async () => {
    await transaction(database.db, async (tx) => {
      await expect(echo(database.db, ['outer'])).rejects.toSatisfy((error: Error) =>
        `${error.message} ${String(error.cause)}`.includes('outer database'),
      );
      expect(await echo(tx, ['inner'])).toEqual([{ whose: 'inner' }]);
    });
  });

  it('return times and integers in the same form as other statements', async () => {
    const forms = shortRead<{ big: number; at: string; on: string }>(
      'test_forms',
      "select 42::int8 as big, '2026-02-03 04:05:06.789+00'::timestamptz as at, '2026-02-03'::date as on",
    );
    const expected = [{ big: 42, at: '2026-02-03 04:05:06.789+00', on: '2026-02-03' }];
    expect(await forms(database.db, [])).toEqual(expected);
    expect(await transaction(database.db, (tx) => forms(tx, []))).toEqual(expected);
  });

  it('that were refused once succeed when what they lacked is there, with runs on their way', async () => {
    const read = shortRead<{ n: number; on: string }>(
      'test_late',
      'select n, null as nothing, on_day as on from late_table where n > $1 order by n',
    );
    const refused = await Promise.allSettled([1, 2, 3].map((n) => read(database.db, [n])));
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await database.db.execute('create table late_table (n int, on_day date)');
    await database.db.execute("insert into late_table values (1, '2026-02-03'), (2, null)");
    const first = { n: 1, nothing: null, on: '2026-02-03' };
    const second = { n: 2, nothing: null, on: null };
    expect(await Promise.all([0, 1, 2].map((n) => read(database.db, [n])))).toEqual([
      [first, second],
      [second],
      [],
    ]);
  });

  it('refuse values that can’t be sent, and keep answering', async () => {
    const fail = (): never => {
      throw new Error('no text');
    };
    const unsendable = { toString: fail, toJSON: fail };
    const reads = [echo(database.db, ['one']), echo(database.db, [unsendable]), echo(database.db, ['two'])];
    const answers = await Promise.allSettled(reads);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await echo(database.db, ['three'])).toEqual([{ whose: 'three' }]);
  });
});
