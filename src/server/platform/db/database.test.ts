import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { systemSettings } from '../tables.ts';
import { isNoSpace } from './diskFull.ts';
import { databaseFault, isUniqueViolation } from './errors.ts';
import { openServer } from './open.ts';
import { instant, rows, statement } from './sql.ts';
import { beforeCommit, transaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const log = { warn: () => undefined };
const row = (key: string, value: unknown = {}) => ({
  key,
  value,
  updatedAt: new Date('2026-02-03T04:05:06.789Z'),
});

describe('what a write says that found no space', () => {
  it.each([
    ['ENOSPC', true],
    ['EDQUOT', true],
    ['EIO', false],
  ])('%s: %s', (code, isFull) => {
    expect(isNoSpace(Object.assign(new Error('write'), { code }))).toBe(isFull);
  });
});

describe('the database, embedded or on a server', () => {
  it('returns integers, times, bytes and JSON of raw statements in the same form', async () => {
    const [found] = await rows<{ big: number; at: string; bytes: Uint8Array; doc: unknown; huge: bigint }>(
      database.db,
      sql`select 42::int8 as big, '2026-02-03 04:05:06.789+00'::timestamptz as at, '\\x0102'::bytea as bytes,
          '{"a":[1]}'::jsonb as doc, 9007199254740993::int8 as huge`,
    );
    expect(found?.big).toBe(42);
    expect(found?.huge).toBe(9007199254740993n);
    expect(instant(found?.at ?? '')).toEqual(new Date('2026-02-03T04:05:06.789Z'));
    expect([...(found?.bytes ?? [])]).toEqual([1, 2]);
    expect(found?.doc).toEqual({ a: [1] });
  });

  it('runs a named statement repeatedly with different values', async () => {
    const double = statement<{ twice: number }>('test_double', 'select $1::int * 2 as twice');
    expect(await double(database.db, [2])).toEqual([{ twice: 4 }]);
    expect(await double(database.db, [5])).toEqual([{ twice: 10 }]);
  });

  it('rolls a transaction back as a whole', async () => {
    await expect(
      transaction(database.db, async (tx) => {
        await tx.insert(systemSettings).values(row('rolled-back'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await rows(database.db, sql`select 1 from system_settings where key = 'rolled-back'`)).toEqual([]);
  });

  it('runs last what is left for the commit, and takes everything back when that is refused', async () => {
    const add = statement('test_add', 'insert into system_settings values ($1, $2::jsonb, now())');
    const keys = async (): Promise<string[]> =>
      (
        await rows<{ key: string }>(
          database.db,
          sql`select key from system_settings where key like 'last%' order by updated_at`,
        )
      ).map(({ key }) => key);
    await transaction(database.db, async (tx) => {
      await beforeCommit(tx, add, ['last-1', '{}']);
      expect(await rows(tx, sql`select from system_settings where key = 'last-1'`)).toEqual([]);
    });
    await beforeCommit(database.db, add, ['last-2', '{}']);
    expect((await keys()).sort()).toEqual(['last-1', 'last-2']);
    const refusals: readonly (readonly [string, unknown[], RegExp])[] = [
      ['last-3', ['last-1', '{}'], /twice: system_settings_pkey/],
      ['last-4', ['last-5', 'no JSON'], /JSON|json/],
      [
        'last-6',
        [
          'last-7',
          Object.assign(
            {},
            {
              toPostgres: () => {
                throw new Error('cannot be sent');
              },
              toJSON: () => {
                throw new Error('cannot be sent');
              },
            },
          ),
        ],
        /cannot be sent/,
      ],
    ];
    for (const [key, values, reason] of refusals) {
      const failed = transaction(database.db, async (tx) => {
        await beforeCommit(tx, add, values, ({ code, constraint }) =>
          code === '23505' ? new Error(`twice: ${constraint}`) : null,
        );
        await tx.insert(systemSettings).values(row(key));
      });
      await expect(failed).rejects.toSatisfy((error: Error) =>
        reason.test(`${error.message} ${String(error.cause)}`),
      );
    }
    expect((await keys()).sort()).toEqual(['last-1', 'last-2']);
  });

  it('repeats a transaction whose last statement conflicted with another', async () => {
    const collide = statement('test_collide', 'select case when $1::int < 3 then test_collision() end');
    await database.db.execute(
      sql`create function test_collision() returns int language plpgsql as $$
          begin
            raise exception 'collision' using errcode = '40001';
          end
          $$`,
    );
    let runs = 0;
    const result = await transaction(database.db, async (tx) => {
      runs += 1;
      await beforeCommit(tx, collide, [runs]);
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);
  });

  it('prepares a frequent statement once for a connection, wherever it was built', async () => {
    // A pool of its own: earlier files of this worker may have used up the names of the one that it lends.
    const own = database.url === null ? database : openServer({ url: database.url, poolSize: 1, log });
    const prepared = await transaction(own.db, async (tx) => {
      for (let run = 0; run < 20; run += 1) await rows(tx, sql`select ${run}::int + 1 as next`);
      return rows<{ count: number }>(
        tx,
        sql`select count(*)::int as count from pg_prepared_statements where statement like 'select $1::int + 1 as next%'`,
      );
    });
    if (own !== database) await own.close();
    expect(prepared).toEqual([{ count: 1 }]);
  });

  it('keeps the outer work when an inner transaction fails', async () => {
    await transaction(database.db, async (tx) => {
      await tx.insert(systemSettings).values(row('outer'));
      await transaction(tx, async (inner) => {
        await inner.insert(systemSettings).values(row('inner'));
        throw new Error('inner only');
      }).catch(() => undefined);
    });
    const keys = await rows<{ key: string }>(
      database.db,
      sql`select key from system_settings where key in ('outer', 'inner')`,
    );
    expect(keys).toEqual([{ key: 'outer' }]);
  });

  it('refuses the outer database inside a transaction instead of deadlocking', async () => {
    const wrong = transaction(database.db, async () => {
      await rows(database.db, sql`select 1`);
    });
    await expect(wrong).rejects.toSatisfy((error: Error) =>
      `${error.message} ${String(error.cause)}`.includes('outer database'),
    );
  });

  it('retries a transaction that conflicted with another', async () => {
    let runs = 0;
    const result = await transaction(database.db, async (tx) => {
      runs += 1;
      if (runs < 3)
        await tx.execute(sql`do $$ begin raise exception 'collision' using errcode = '40001'; end $$`);
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);
  });

  it('reports which constraint was violated', async () => {
    await database.db.insert(systemSettings).values(row('twice'));
    const error: unknown = await database.db
      .insert(systemSettings)
      .values(row('twice'))
      .catch((caught: unknown) => caught);
    expect(isUniqueViolation(error, 'system_settings_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'members_brand_email')).toBe(false);
    expect(databaseFault(new Error('something else'))).toBe(null);
  });
});
