import { sql } from 'drizzle-orm';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { operatorsCommands } from '../support/operatorsCommands.ts';
import {
  findPostgres,
  findUser,
  REPLICATED,
  startPostgres,
  startStandby,
  type PostgresServer,
} from '../support/postgresServer.ts';
import { givePoints } from '../support/rewardShelf.ts';
import { TcpProxy } from '../support/tcpProxy.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

/** Servers of its own are killed, one after the other; EBBWATT_KILLS makes it fewer on a busy machine. */
const canRun = process.env['EBBWATT_DEEP'] === '1' && process.env['TEST_DATABASE_URL'] !== undefined;
const programs = findPostgres();
const KILLS = Number(process.env['EBBWATT_KILLS'] ?? 20);
const WRITERS = 4;
const MOST_SECONDS = 10;

const log = { warn: () => undefined };

async function onServer<T>({ url }: PostgresServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function waitForStandby(primary: PostgresServer): Promise<void> {
  primary.follow(operatorsCommands('Wait for the standby'), { PRIMARY: primary.url });
  await onServer(primary, async (client) => {
    for (;;) {
      const { rowCount } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`);
      if (rowCount === 1) return;
      await new Promise((again) => setTimeout(again, 50));
    }
  });
}

describe.runIf(canRun && programs !== null)('kill -9 of the primary, with a synchronous standby', () => {
  const running = new Set<PostgresServer>();
  let proxy: TcpProxy | null = null;
  let database: OpenDatabase | null = null;
  let web: TestServer | null = null;
  afterAll(async () => {
    await web?.app.close();
    await database?.close();
    await proxy?.cut().catch(() => undefined);
    for (const server of running) await server.stop();
  });

  it(
    `loses no acknowledged write in ${KILLS} kills, and the web process is back within ${MOST_SECONDS} s without a restart`,
    { timeout: 3_600_000 },
    async () => {
      let primary = await startPostgres(programs ?? '', { outlivesKill: true, settings: REPLICATED });
      running.add(primary);
      const first = openServer({ url: primary.url, poolSize: 2, log });
      await migrate(first, readMigrations(migrationsFolder(projectRoot())));
      await first.close();
      const to = new URL(primary.url);
      proxy = new TcpProxy(to.hostname, Number(to.port));
      await proxy.open();
      to.port = String(proxy.port);
      database = openServer({ url: to.href, poolSize: 10, log, connectMs: 2_000 });
      web = await testServer({}, { database: { ...database, url: to.href } });
      const { db } = database;
      const { app, core } = web;
      const { addMember } = web;
      const members = await Promise.all(Array.from({ length: WRITERS }, () => addMember()));

      const acknowledged = new Map<string, number>();
      let isOver = false;
      const writers = members.map(async (memberId) => {
        while (!isOver) {
          const points = 1 + Math.floor(Math.random() * 9);
          await givePoints(core.deps, memberId, points).then(
            () => void acknowledged.set(memberId, (acknowledged.get(memberId) ?? 0) + points),
            () => new Promise((again) => setTimeout(again, 20)),
          );
        }
      });

      const pauses: number[] = [];
      let standby = await startStandby(programs ?? '', primary);
      running.add(standby);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await waitForStandby(primary);
        const before = [...acknowledged.values()].reduce((sum, points) => sum + points, 0);
        await expect
          .poll(() => [...acknowledged.values()].reduce((sum, points) => sum + points, 0), {
            timeout: 60_000,
          })
          .toBeGreaterThan(before + 20);
        const at = performance.now();
        await primary.kill();
        await proxy.cut();
        standby.follow(operatorsCommands('Failover'), { STANDBY: standby.url });
        await proxy.openTo(new URL(standby.url).hostname, Number(new URL(standby.url).port));
        await expect
          .poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 60_000, interval: 100 })
          .toBe(200);
        pauses.push((performance.now() - at) / 1_000);
        await primary.stop();
        running.delete(primary);
        primary = standby;
        standby = await startStandby(programs ?? '', primary);
        running.add(standby);
      }
      isOver = true;
      await Promise.all(writers);

      const kept = await rows<{ id: string; points: number }>(
        db,
        sql`select member_id as id, (watts / 100)::int as points from member_balances`,
      );
      const lost = [...acknowledged].filter(
        ([id, points]) => (kept.find((each) => each.id === id)?.points ?? 0) < points,
      );
      const longest = Math.max(...pauses);
      process.stdout.write(
        `${KILLS} kills, ${[...acknowledged.values()].reduce((sum, points) => sum + points, 0)} points acknowledged, ` +
          `${lost.length} members lost some; back after ${longest.toFixed(1)} s at most.\n`,
      );
      expect(lost).toEqual([]);
      expect(longest).toBeLessThan(MOST_SECONDS);
    },
  );
});

describe.runIf(canRun && programs !== null)('an archive of the log', () => {
  it('restores the database as it was at any moment', { timeout: 600_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-archive-'));
    const { uid = process.getuid?.() ?? 0, gid = process.getgid?.() ?? 0 } =
      process.getuid?.() === 0 ? findUser('postgres') : {};
    const [wal, base] = [join(folder, 'wal'), join(folder, 'base')];
    mkdirSync(wal);
    for (const path of [folder, wal]) chownSync(path, uid, gid);
    const servers: PostgresServer[] = [];
    try {
      const primary = await startPostgres(programs ?? '', { outlivesKill: true, settings: REPLICATED });
      servers.push(primary);
      const where = { PRIMARY: primary.url, WAL: wal, BASE: base };
      primary.follow(operatorsCommands('Archive of the log'), where);
      await primary.kill();
      await primary.restart();
      await onServer(primary, (client) => client.query('create table moments (name text)'));
      primary.follow(operatorsCommands('Base backup'), where);
      const note = (name: string): Promise<string> =>
        onServer(primary, async (client) => {
          await client.query('insert into moments values ($1)', [name]);
          const { rows: found } = await client.query<{ at: string }>('select clock_timestamp()::text as at');
          return found[0]?.at ?? '';
        });
      await note('before');
      const target = await note('at');
      await note('after');
      await onServer(primary, (client) => client.query('select pg_switch_wal()'));
      await expect
        .poll(
          () =>
            onServer(primary, async (client) => {
              const { rows: found } = await client.query<{ isDone: boolean }>(
                'select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as "isDone" from pg_stat_archiver',
              );
              return found[0]?.isDone;
            }),
          { timeout: 60_000 },
        )
        .toBe(true);

      const restored = await startPostgres(programs ?? '', {
        outlivesKill: true,
        settings: REPLICATED,
        prepare: {
          password: new URL(primary.url).password,
          make: (run, data) =>
            run('bash', ['-ec', operatorsCommands('Restore to a moment')], {
              ...process.env,
              ...where,
              DATA: data,
              TARGET: target,
            }),
        },
      });
      servers.push(restored);
      await expect
        .poll(
          () =>
            onServer(restored, async (client) => {
              const { rows: found } = await client.query<{ waits: boolean }>(
                'select pg_is_in_recovery() as waits',
              );
              return found[0]?.waits;
            }),
          { timeout: 60_000 },
        )
        .toBe(false);
      const { rows: kept } = await onServer(restored, (client) =>
        client.query<{ name: string }>('select name from moments order by name'),
      );
      expect(kept.map(({ name }) => name)).toEqual(['at', 'before']);
    } finally {
      for (const server of servers) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
