import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../../src/server/app/doctor/doctor.ts';
import { startFault } from '../../src/server/app/startFault.ts';
import { createChanges } from '../../src/server/platform/changes.ts';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { prepareAlone } from '../../src/server/platform/db/prepareAlone.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { findUser, freePort } from '../support/postgresServer.ts';
import { givePoints } from '../support/rewardShelf.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const isThere = spawnSync('pgbouncer', ['--version']).status === 0;
const canRun = process.env['EBBWATT_DEEP'] === '1' && url !== '';
if (canRun && !isThere)
  process.stdout.write('PgBouncer is not installed (Debian: pgbouncer), so it is not tried.\n');

const log = { warn: () => undefined };
const OWN = join(projectRoot(), 'src/server/operations/pgbouncer.ini');

/** Starts PgBouncer by the operators' file, with few connections, so that statements meet others' connections. */
async function startPooler(
  to: string,
  change: (ini: string) => string = (ini) => ini,
): Promise<{ readonly url: string; stop(): void }> {
  const server = new URL(to);
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-pooler-'));
  const port = await freePort();
  const name = server.pathname.slice(1);
  const users = join(folder, 'userlist.txt');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  writeFileSync(
    file,
    change(readFileSync(OWN, 'utf8'))
      .replace(
        /^ebbwatt = host=\S+ port=\d+ dbname=\S+/m,
        `${name} = host=${server.hostname} port=${server.port || 5432} dbname=${name}`,
      )
      .replace(/^listen_port = .*/m, `listen_port = ${port}`)
      .replace(/^auth_file = .*/m, `auth_file = ${users}`)
      .replace(/^default_pool_size = .*/m, 'default_pool_size = 3')
      .concat('unix_socket_dir =\n'),
  );
  const args: string[] = [];
  if (process.getuid?.() === 0) {
    const { uid = 0, gid = 0 } = findUser('postgres');
    for (const path of [folder, users, file]) chownSync(path, uid, gid);
    args.push('-u', 'postgres');
  }
  chmodSync(folder, 0o700);
  const child: ChildProcess = spawn('pgbouncer', [...args, '-q', file], { stdio: 'ignore' });
  const pooled = new URL(to);
  pooled.hostname = '127.0.0.1';
  pooled.port = String(port);
  for (let tries = 0; !(await answers(pooled.href)); tries += 1) {
    if (tries === 300) throw new Error('PgBouncer did not start.');
    await wait(100);
  }
  return {
    url: pooled.href,
    stop: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** How many wait for a lock that one process holds. */
const countWaiting = async ({ db }: TestDatabase): Promise<number> =>
  (
    await rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_locks
          where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
    )
  )[0]?.count ?? 0;

describe.runIf(canRun && isThere)(
  'PgBouncer in transaction mode between program and server',
  { timeout: 300_000 },
  () => {
    let real: TestDatabase;
    let pooler: Awaited<ReturnType<typeof startPooler>>;
    let pooled: OpenDatabase;
    let server: TestServer;
    const open = (): OpenDatabase => openServer({ url: pooler.url, directUrl: real.url, poolSize: 8, log });

    beforeAll(async () => {
      real = await testDb();
      pooler = await startPooler(real.url ?? '');
      pooled = open();
      server = await testServer({}, { database: { ...pooled, url: pooler.url } });
    }, 300_000);
    afterAll(async () => {
      await server.app.close();
      await pooled.close();
      pooler.stop();
      await real.close();
    });

    it('pages, reads and writes of many members at the same time get their own answers', async () => {
      const PASSWORD = 'four quiet evening hours';
      const people = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          const email = `person-${index}@example.org`;
          const id = await server.addMember({ email, password: PASSWORD });
          await givePoints(server.core.deps, id, 100 + index);
          return { id, email, points: 100 + index, client: await server.loggedIn(id) };
        }),
      );
      for (let turn = 0; turn < 6; turn += 1) {
        const answers = await Promise.all(
          people.map(async ({ client }) => [
            (await client.call('/user_status')).json<{ user: { id: string } }>().user.id,
            (await client.call('/settings')).json<{ email: string }>().email,
            (await client.call('/api/account')).json<{ consequences: { balance_points: number } }>()
              .consequences.balance_points,
          ]),
        );
        expect(answers).toEqual(people.map(({ id, email, points }) => [id, email, points]));
      }
      const logged = await (
        await server.client()
      ).call('/login', {
        body: { email: 'person-3@example.org', password: PASSWORD },
      });
      expect(logged.statusCode).toBe(200);
    });

    it('jobs run, and a transaction that fails is undone as a whole', async () => {
      const id = await server.addMember({
        email: 'forgot@example.org',
        password: 'four quiet evening hours',
      });
      const stranger = await server.client();
      await stranger.call('/forgot_password', { body: { email: 'forgot@example.org' } });
      await server.worker.runUntilIdle();
      expect(server.sentMail.map(({ to }) => to)).toContain('forgot@example.org');
      await expect(
        transaction(pooled.db, async (tx) => {
          await givePoints({ ...server.core.deps, db: tx }, id, 500);
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      const [row] = (
        await pooled.execute('select count(*)::int as count from ledger_entries where member_id = $1', [id])
      ).rows as { count: number }[];
      expect(row?.count).toBe(0);
    });

    it('messages between processes arrive, and a lock for the start holds others off', async () => {
      const [here, there] = [open(), open()];
      try {
        const heard: (string | null)[] = [];
        const changes = createChanges(here);
        changes.on('targeting', (brandId) => void heard.push(brandId));
        await expect.poll(() => changes.isListening(), { timeout: 30_000 }).toBe(true);
        await transaction(there.db, (tx) => createChanges(there).announce(tx, 'targeting', 'default'));
        await expect.poll(() => heard, { timeout: 30_000 }).toContain('default');

        const order: string[] = [];
        const step = (name: string) => async (): Promise<void> => {
          order.push(`${name} begins`);
          if (order.length === 1) await expect.poll(() => countWaiting(real), { timeout: 30_000 }).toBe(1);
          order.push(`${name} ends`);
        };
        await Promise.all([prepareAlone(here, step('one')), prepareAlone(there, step('two'))]);
        expect(order[0]?.split(' ')[0]).toBe(order[1]?.split(' ')[0]);
      } finally {
        await Promise.all([here.close(), there.close()]);
      }
    });

    it('the doctor finds nothing to mend, or the parameters that the pooler’s connections lack', async () => {
      const about = async (databaseUrl: string) =>
        (
          await examine({
            root: projectRoot(),
            env: {
              EBBWATT_ENV: 'test',
              DEMO: 'off',
              DATABASE_URL: databaseUrl,
              DATABASE_DIRECT_URL: real.url ?? '',
            },
          })
        ).filter((finding) => finding.about === 'pooler');
      expect(await about(pooler.url)).toMatchObject([{ outcome: 'ok' }]);
      const plain = await startPooler(real.url ?? '', (ini) => ini.replace(/ connect_query='[^']*'/, ''));
      try {
        expect((await about(plain.url)).map(({ outcome, text }) => [outcome, text])).toContainEqual([
          'fault',
          expect.stringContaining('statement_timeout = 0'),
        ]);
      } finally {
        plain.stop();
      }
    });

    it('a start that takes the pooler for the server says which setting is missing', async () => {
      const mistaken = openServer({ url: pooler.url, poolSize: 2, log });
      const refusal = await mistaken.withConnection(async () => null).catch((error: unknown) => error);
      await mistaken.close();
      expect(startFault(refusal)).toContain('Set DATABASE_DIRECT_URL');
    });
  },
);
