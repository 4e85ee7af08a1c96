import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributeSubject } from '../../src/server/app/distributeSubject.ts';
import { CommandFault } from '../../src/server/platform/operator/command.ts';
import {
  DISTRIBUTED_TABLES,
  KEYED_READS,
  LOCAL_TABLES,
} from '../../src/server/platform/db/distribution/placements.ts';
import { rows, statementTexts } from '../../src/server/platform/db/sql.ts';
import { clusterUrl } from '../support/cluster.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

const db = () => server.database.db;
const names = DISTRIBUTED_TABLES.map(({ name }) => name);
const onCluster = clusterUrl() !== undefined;

/** `npm run distribute`. */
async function distribute(args: readonly string[] = []): Promise<readonly string[] | string> {
  const lines: string[] = [];
  const [command] = distributeSubject(server.database).commands ?? [];
  try {
    await command?.run({ args, print: (line: string) => void lines.push(line) } as never);
    return lines;
  } catch (error) {
    if (error instanceof CommandFault) return error.message;
    throw error;
  }
}

describe('the place of each table in a cluster', () => {
  it('is decided for all of them', async () => {
    const tables = await rows<{ name: string }>(
      db(),
      sql`select c.relname as name from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
            and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual([...names, ...LOCAL_TABLES].sort());
  });

  it('is decided by a uuid of its primary key, and of each unique one', async () => {
    const keys = await rows<{ table: string; columns: string[] }>(
      db(),
      sql`select c.relname as table, array(
            select format('%s %s', a.attname, format_type(a.atttypid, null)) from pg_attribute a
            where a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])) as columns
          from pg_index i join pg_class c on c.oid = i.indrelid
          where i.indisunique and c.relnamespace = 'public'::regnamespace and c.relname = any (${sql.param(names)}::text[])`,
    );
    expect(keys.length).toBeGreaterThanOrEqual(names.length);
    const keyOf = new Map(DISTRIBUTED_TABLES.map(({ name, key }) => [name, `${key} uuid`]));
    expect(keys.filter(({ table, columns }) => !columns.includes(keyOf.get(table) ?? ''))).toEqual([]);
  });

  it('has another trigger for each that reads all rows of a statement, which may be of several workers', async () => {
    const found = await rows<{ name: string }>(
      db(),
      sql`select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where c.relname = any (${sql.param(names)}::text[]) and (t.tgnewtable is not null or t.tgoldtable is not null)`,
    );
    const replaced = DISTRIBUTED_TABLES.flatMap(({ triggers = {} }) => Object.keys(triggers));
    expect(found.map(({ name }) => name)).toEqual(onCluster ? [] : replaced);
  });

  it('has functions that read one key of a table', async () => {
    const found = await rows<{ name: string; text: string }>(
      db(),
      sql`select p.proname as name, p.prosrc as text from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proretset
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    const tables = found.map(({ name, text }) => [name, /from (\w+) \w where/i.exec(text)?.[1] ?? '']);
    expect(Object.fromEntries(tables)).toEqual(KEYED_READS);
  });
});

/** What a member's pages and spending run all day, with the table's key. */
const HOT = [
  'account-consequences',
  'device-message',
  'device_load',
  'device_log_count',
  'device_log_count_by_event',
  'device_log_page',
  'device_log_page_by_event',
  'home_hours',
  'ledger-balances',
  'ledger-lock-balance',
  'wallet_balance_days',
  'wallet_movements',
];

/** A value of each type that they take. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: `'01900000-0000-7000-8000-000000000001'`,
  text: `'default'`,
  'text[]': `'{}'`,
  'timestamp with time zone': `'2026-03-01'`,
  date: `'2026-03-01'`,
};

describe('a statement that members run all day', () => {
  it.each(HOT)('%s names the key', (name) => {
    expect(statementTexts().get(name)).toMatch(/\bmember_id = (\$1|[a-z]+\.member_id|any)/);
  });

  it.runIf(onCluster).each(HOT)('%s asks one shard', async (name) => {
    const plan = await server.database.withConnection(async (connection) => {
      await connection.run(`prepare hot as ${statementTexts().get(name)}`);
      const [found] = await connection.query<{ types: string[] }>(
        `select parameter_types::text[] as types from pg_prepared_statements where name = 'hot'`,
      );
      const values = (found?.types ?? []).map((type) => VALUES[type] ?? '1');
      const lines = await connection.query<{ 'QUERY PLAN': string }>(
        `explain execute hot (${values.join()})`,
      );
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
    expect(new Set(plan.match(/Task Count: \d+/g))).toEqual(new Set(['Task Count: 1']));
  });

  it.runIf(onCluster)('finds its rows on workers alone', async () => {
    const found = await rows<{ name: string }>(
      db(),
      sql`select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' order by 1`,
    );
    expect(found.map(({ name }) => name)).toEqual([...names].sort());
  });
});

it.skipIf(onCluster)('refuses what is no coordinator, with what to do instead', async () => {
  expect(await distribute()).toMatch(/DATABASE_URL|extension citus/);
});

it('takes no arguments', async () => {
  expect(await distribute(['all'])).toBe('distribute takes no arguments, but got all.');
});
