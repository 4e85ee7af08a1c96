import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { databaseFault } from './errors.ts';
import { PreparedStatements } from './preparedStatements.ts';

let client: PGlite;
let statements: PreparedStatements;
beforeAll(async () => {
  client = await PGlite.create();
  statements = new PreparedStatements(client);
  await client.exec('create table notes (id integer primary key, text text)');
});
afterAll(() => client.close());

const kept = async (like: string): Promise<number> => {
  const { rows } = await client.query('select 1 from pg_prepared_statements where statement like $1', [like]);
  return rows.length;
};
const errorCode = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => databaseFault(error)?.code,
  );

describe('prepared statements of the embedded database', () => {
  it('answer exactly as PGlite does, first and later', async () => {
    const at = new Date('2026-02-03T04:05:06.789Z');
    const cases: readonly [string, unknown[]][] = [
      [
        'select $1::int as n, $2::text as t, $3::bool as b, $4::jsonb as j',
        [7, 'é $1', true, { a: [1, null] }],
      ],
      ['select $1::timestamptz as at, $2::int[] as list, $3::text[] as texts', [at, [1, 2], ['a,"b"', null]]],
      [
        'select $1::int8 as big, $2::numeric as exact, $3::bytea as bytes',
        [2n ** 60n, '1.50', new Uint8Array([0, 255])],
      ],
      ['select n, n as n from generate_series(1, $1) n', [3]],
      ['select null as nothing, $1::text is null as missing', [undefined]],
      ['insert into notes select n, $2 from generate_series(1, $1::int) n returning id', [2, 'new']],
      ['update notes set text = $1', ['other']],
      ['delete from notes', []],
      ['create temp table if not exists passing (id integer)', []],
      ['', []],
    ];
    for (const [text, values] of cases)
      for (const rowMode of ['object', 'array'] as const) {
        const theirs = await client.query(text, values, { rowMode });
        await client.exec('delete from notes');
        expect(await statements.run(text, values, { rowMode })).toEqual(theirs);
        await client.exec('delete from notes');
        expect(await statements.run(text, values, { rowMode })).toEqual(theirs);
        await client.exec('delete from notes');
      }
  });

  it('use the parsers that the caller gives', async () => {
    const parsers = { 1184: (text: string) => text };
    const { rows } = await statements.run("select '2026-01-01T00:00:00Z'::timestamptz as at", [], {
      parsers,
    });
    expect(rows).toEqual([{ at: expect.stringContaining('2026-01-01 00:00:00') as string }]);
  });

  it('run after a failure, in and outside a transaction', async () => {
    const insert = (id: unknown) => statements.run('insert into notes (id) values ($1)', [id]);
    await insert(1);
    expect(await errorCode(insert(1))).toBe('23505');
    expect(await errorCode(insert('one'))).toBe('22P02');
    expect(await errorCode(statements.run('select * from nowhere'))).toBe('42P01');
    await insert(2);
    await client.exec('begin');
    expect(await errorCode(insert(2))).toBe('23505');
    expect(await errorCode(insert(3))).toBe('25P02');
    expect(await errorCode(statements.run('select 1 as unseen'))).toBe('25P02');
    await client.exec('rollback');
    await insert(3);
    expect((await statements.run('select 1 as unseen')).rows).toEqual([{ unseen: 1 }]);
    expect((await statements.run('select id from notes order by 1')).rows).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
  });

  it('are parsed once, and the least recently used are dropped', async () => {
    const often = () => statements.run('select 1 as often');
    for (let n = 0; n < 600; n += 1) {
      await statements.run(`select ${n} as seldom`);
      await often();
    }
    expect(await kept('select 1 as often')).toBe(1);
    expect(await kept('select 0 as seldom')).toBe(0);
    expect(await kept('select 599 as seldom')).toBe(1);
    expect(await kept('%')).toBeLessThanOrEqual(501);
    expect((await statements.run('select 0 as seldom')).rows).toEqual([{ seldom: 0 }]);
  });

  it('are dropped after the next long one if they are long', async () => {
    const list = Array.from({ length: 3_000 }, (_, n) => `($${n + 1}::int)`).join();
    const text = `select sum(n)::int as sum from (values ${list}) long (n)`;
    const ones = Array.from({ length: 3_000 }, () => 1);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await statements.run(text, ones)).rows).toEqual([{ sum: 3_000 }]);
    for (const letter of 'xy') await statements.run(`select '${letter.repeat(20_000)}' as long`);
    expect(await kept('%long%')).toBe(1);
  });
});
