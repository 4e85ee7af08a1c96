import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partitionSubject } from '../../src/server/app/partitionSubject.ts';
import { databaseFault } from '../../src/server/platform/db/errors.ts';
import { PARTITIONED_TABLES } from '../../src/server/platform/db/partitions/partitionedTables.ts';
import {
  abandonCopies,
  isPartitioned,
  partitionTable,
} from '../../src/server/platform/db/partitions/partitionTable.ts';
import { runCommand } from '../../src/server/platform/operator/command.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { fillMemberTables, findInTables } from '../support/memberRows.ts';
import { clusterUrl, sharedServerUrl } from '../support/cluster.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const onServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

/** `npm run partition`. */
async function run(args: readonly string[] = [], signal = new AbortController().signal) {
  const lines: string[] = [];
  const code = await runCommand(partitionSubject(server.database).commands ?? [], {
    name: 'partition',
    args,
    deps: server.core.deps,
    settle: async () => undefined,
    signal,
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(line),
    openFile: () => {
      throw new Error('It reads no file.');
    },
  });
  return { code, lines };
}

const execute = (statement: ReturnType<typeof sql>) => server.database.db.execute(statement);
const log = { name: 'device_log', key: 'member_id' } as const;
const homeOf = (number: number): string => `00000000-0000-7000-9000-${String(number).padStart(12, '0')}`;

/** Entries of many homes, in `device_log`: `happened` is 'added'. */
const addEntries = (from: number, to: number) =>
  execute(
    sql`insert into device_log (member_id, device_id, id, at, happened)
        select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), gen_random_uuid(), now(), 'added'
        from generate_series(${from}::int, ${to}::int) n`,
  );
const contents = async () =>
  rows<{ member: string; happened: string }>(
    server.database.db,
    sql`select member_id as member, happened from device_log order by member_id, happened`,
  );
const parts = async (table: string): Promise<number> => {
  const [row] = await rows<{ filled: number }>(
    server.database.db,
    sql`select count(*)::int as filled from pg_inherits where inhparent = ${table}::regclass`,
  );
  return row?.filled ?? 0;
};

it.skipIf(sharedServerUrl() !== undefined)(
  'refuses the embedded database, with what to do instead',
  async () => {
    expect(await run()).toEqual({
      code: 1,
      lines: ['The embedded database has no partitions. Set DATABASE_URL to a PostgreSQL server.'],
    });
  },
);

it.runIf(clusterUrl() !== undefined)(
  'refuses a cluster, whose workers keep the largest tables in parts',
  async () => {
    expect(await run()).toEqual({
      code: 1,
      lines: ['The workers of a cluster keep the largest tables in parts: use `npm run distribute` instead.'],
    });
  },
);

describe.runIf(onServer)('partitioning a table in use', () => {
  it('carries over what is added, changed and deleted meanwhile, and can be stopped and run again', async () => {
    await addEntries(1, 3_000);
    await server.database.withConnection(async (connection) => {
      const stop = new AbortController();
      let changes: Promise<unknown> = Promise.resolve();
      const onCopied = (copied: number): void => {
        // Changes before and behind the place that the copy has reached.
        changes = changes.then(async () => {
          await execute(
            sql`update device_log set happened = 'removed' where member_id in (${homeOf(copied - 50)}, ${homeOf(copied + 250)})`,
          );
          await execute(
            sql`delete from device_log where member_id in (${homeOf(copied - 60)}, ${homeOf(copied + 240)})`,
          );
          await addEntries(10_000 + copied, 10_000 + copied);
        });
        if (copied === 1_000) stop.abort();
      };
      await expect(
        partitionTable(connection, log, { batch: 100, onCopied, signal: stop.signal }),
      ).rejects.toThrow('aborted');
      await changes;
      await addEntries(20_001, 20_001);
      expect(await isPartitioned(connection, 'device_log')).toBe(false);
      let again = 0;
      expect(
        await partitionTable(connection, log, { batch: 100, onCopied: (copied) => (again = copied) }),
      ).toBe(true);
      // It went on behind the first 1,000.
      expect(again).toBeLessThan(2_100);
      expect(await partitionTable(connection, log)).toBe(false);
    });
    const found = await contents();
    const at = (number: number) => found.filter(({ member }) => member === homeOf(number));
    expect(await parts('device_log')).toBe(16);
    expect(found).toHaveLength(3_000 - 13 + 10 + 1);
    expect(at(50)).toEqual([{ member: homeOf(50), happened: 'removed' }]);
    expect(at(350)).toEqual([{ member: homeOf(350), happened: 'removed' }]);
    expect([at(40), at(1_240)]).toEqual([[], []]);
    expect(at(20_001)).toHaveLength(1);
  });

  it('is given up by an upgrade, which may give the table a column, and begins again', async () => {
    await server.database.withConnection(async (connection) => {
      const stop = AbortSignal.abort();
      const hours = { name: 'device_hours', key: 'member_id' };
      await expect(partitionTable(connection, hours, { signal: stop })).rejects.toThrow('aborted');
      expect(await abandonCopies(connection)).toEqual(['device_hours']);
      expect(await abandonCopies(connection)).toEqual([]);
      await connection.run('alter table device_hours add column later text');
      await connection.run('alter table device_hours drop column later');
      expect(await partitionTable(connection, hours)).toBe(true);
    });
  });

  it('leaves a table alone that something else refers to', async () => {
    await server.database.withConnection(async (connection) => {
      await connection.run('create view later_view as select member_id from receipts');
      const { code, lines } = await run();
      expect([code, lines.at(-1)]).toEqual([
        1,
        'receipts can’t be partitioned while something else refers to it: later_view.',
      ]);
      await connection.run('drop view later_view');
    });
  });
});

describe.runIf(onServer)('the partitioned tables', () => {
  it('hold what was there, with keys, indexes, foreign keys and triggers', async () => {
    const email = 'parted@example.org';
    const memberId = await server.addMember({ email });
    await fillMemberTables(server.database.db, {
      memberId,
      email,
      mark: 'keepsake',
      name: 'Dana',
      phone: '+14155550123',
      at: new Date(),
    });
    // The made-up rows name events that aren't there.
    await execute(sql`delete from participations where event_id not in (select id from events)`);
    const pieces = () =>
      rows<{ piece: string }>(
        server.database.db,
        sql`select format('%s %s', conrelid::regclass, conname) as piece from pg_constraint
            where conrelid::regclass::text = any(${sql.param(PARTITIONED_TABLES.map(({ name }) => name))}::text[])
            union
            select format('%s %s', indrelid::regclass, indexrelid::regclass) from pg_index
            where indrelid::regclass::text = any(${sql.param(PARTITIONED_TABLES.map(({ name }) => name))}::text[])
            union
            select format('%s %s', tgrelid::regclass, tgname) from pg_trigger
            where not tgisinternal
              and tgrelid::regclass::text = any(${sql.param(PARTITIONED_TABLES.map(({ name }) => name))}::text[])
            order by 1`,
      );
    const [before, foundBefore] = [await pieces(), await findInTables(server.database.db, 'keepsake')];
    const { code, lines } = await run();
    expect([code, lines.at(-1)]).toEqual([0, 'device_log: was in parts already']);
    expect(await pieces()).toEqual(before);
    const foundAfter = await findInTables(server.database.db, 'keepsake');
    for (const table of Object.keys(foundBefore)) expect(foundAfter).toHaveProperty(table);
    for (const { name } of PARTITIONED_TABLES) expect([name, await parts(name)]).toEqual([name, 16]);
  });

  it('keep the ledger’s rules: append-only also by the name of a part, balanced, moving the balance', async () => {
    const memberId = await server.addMember();
    const post = (watts: number, against: number, table = 'ledger_entries') =>
      execute(
        sql`insert into ${sql.identifier(table)} (member_id, cause_key, line, brand, account, amount_watts, cause, booked_at)
            values (${memberId}, ${`test:${watts}`}, 1, 'default', ${`member:${memberId}`}, ${watts}::bigint, 'test', now()),
              (${memberId}, ${`test:${watts}`}, 2, 'default', 'program:p:rewards', ${against}::bigint, 'test', now())`,
      );
    const fault = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: unknown) => databaseFault(error)?.code,
      );
    await post(500, -500);
    const [balance] = await rows<{ watts: number }>(
      server.database.db,
      sql`select watts from member_balances where member_id = ${memberId}`,
    );
    expect(balance?.watts).toBe(500);
    expect(await fault(post(100, -90))).toBe('23514');
    expect(await fault(post(-700, 700))).toBe('23514');
    expect(await fault(execute(sql`delete from ledger_entries where member_id = ${memberId}`))).toBe('23001');
    const [place] = await rows<{ part: string }>(
      server.database.db,
      sql`select tableoid::regclass::text as part from ledger_entries where member_id = ${memberId} limit 1`,
    );
    const part = place?.part ?? '';
    expect(part).toMatch(/^ledger_entries_p\d\d$/);
    expect(await fault(post(10, -10, part))).toBe('23001');
    expect(await fault(execute(sql`delete from ${sql.identifier(part)} where member_id = ${memberId}`))).toBe(
      '23001',
    );
  });
});

it('takes no arguments', async () => {
  expect(await run(['receipts'])).toEqual({
    code: 1,
    lines: ['partition takes no arguments, but got receipts.'],
  });
});
