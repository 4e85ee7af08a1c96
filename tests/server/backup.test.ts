import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackupCommand } from '../../src/server/app/backupCommands.ts';
import { openBackend } from '../../src/server/app/backend.ts';
import { subjects } from '../../src/server/app/subjects.ts';
import type { Manifest } from '../../src/server/backup/manifest.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { openEmbedded } from '../../src/server/platform/db/openEmbedded.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { operatorAddress } from '../../src/server/platform/operator/address.ts';
import { runCommand } from '../../src/server/platform/operator/command.ts';
import { serveOperator } from '../../src/server/platform/operator/serve.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { migratedFolder } from '../support/migratedFolder.ts';
import { findPostgres } from '../support/postgresServer.ts';
import { givePoints } from '../support/rewardShelf.ts';
import { administrate, dropDatabase, newDatabaseName, withDatabase } from '../support/serverDatabases.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const root = projectRoot();
const log = createLog('silent');
const KEY = '5e'.repeat(32);
const OTHER_KEY = '77'.repeat(32);
const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Often enough to meet a program of PostgreSQL at its work. */
const SOON = { interval: 5, timeout: 60_000 };

type Settings = Readonly<Record<string, string>>;

/** Runs `npm run backup` or `npm run restore` with these settings. */
async function run(
  settings: Settings,
  [name = '', ...args]: readonly string[],
  signal = new AbortController().signal,
): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const print = (line: string): void => void said.push(line);
  const config = readConfig({ EBBWATT_ENV: 'test', DEMO: 'off', ...settings }, [], root);
  const code = await runBackupCommand(root, config, log, { name, args, print, printError: print, signal });
  return { code, said: said.join('\n') };
}

const manifestOf = (backup: string): Manifest =>
  JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;

const rewrite = (backup: string, change: (manifest: Manifest) => Partial<Manifest>): (() => void) => {
  const file = join(backup, 'manifest.json');
  const before = readFileSync(file);
  const manifest = manifestOf(backup);
  writeFileSync(file, JSON.stringify({ ...manifest, ...change(manifest) }));
  return () => writeFileSync(file, before);
};

const url = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(url !== '' && findPostgres() !== null)('backup of a server', { timeout: 180_000 }, () => {
  const backup = join(folder, 'server');
  const made: string[] = [];
  let original: TestServer;
  let memberId = '';

  async function newDatabase(): Promise<string> {
    const name = newDatabaseName();
    made.push(name);
    await administrate(url, (client) => client.query(`create database ${name}`));
    return withDatabase(url, name);
  }
  const settings = (databaseUrl: string, key = KEY): Settings => ({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: key,
  });
  const isEmpty = async (databaseUrl: string): Promise<boolean> =>
    (await counted(
      databaseUrl,
      `select count(*)::int as count from pg_tables where schemaname in ('public', 'pgboss')`,
    )) === 0;
  async function counted(databaseUrl: string, text: string): Promise<number> {
    const database = openServer({ url: databaseUrl, poolSize: 2, log: { warn: () => undefined } });
    const [row] = (await database.execute(text)).rows as { count: number }[];
    await database.close();
    return row?.count ?? -1;
  }

  beforeAll(async () => {
    original = await testServer({ SECRET_KEY: KEY });
    memberId = await original.addMember({ email: 'dana@example.org' });
    await givePoints(original.core.deps, memberId, 1_250);
    const { code, said } = await run(settings(original.database.url ?? ''), ['backup', backup]);
    expect([code, said]).toEqual([0, expect.stringContaining('Its fingerprint is')]);
  });
  afterAll(async () => {
    await original.close();
    await administrate(url, async (client) => {
      for (const name of made) await dropDatabase(client, name);
    });
  });

  it('names tables, sums and hashes, and never the key', () => {
    const manifest = manifestOf(backup);
    expect(manifest).toMatchObject({ kind: 'server', key: { isKept: false }, format: 1 });
    expect(manifest.tables['public.members']).toBe(1);
    expect(Object.keys(manifest.tables)).toContain('pgboss.job');
    expect(manifest.balances).toEqual({ watts: '125000', held: '0' });
    expect(manifest.files.map(({ name }) => name)).toEqual(['database.dump']);
    expect(readFileSync(join(backup, 'manifest.json'), 'utf8')).not.toContain(KEY);
  });

  it('restores into an empty database a copy that sends nothing and does no jobs until it goes live', async () => {
    const databaseUrl = await newDatabase();
    expect(await run(settings(databaseUrl), ['restore', backup])).toEqual({
      code: 0,
      said: expect.stringContaining('It is a copy: it sends nothing and does no jobs until npm run go-live.'),
    });
    const database = openServer({ url: databaseUrl, poolSize: 5, log: { warn: () => undefined } });
    const copy = await testServer({ SECRET_KEY: KEY }, { database: { ...database, url: databaseUrl } });
    const { deps } = copy.core;
    const mail = { from: 'a@example.org', to: 'dana@example.org', subject: 's', text: 't', key: 'k' };
    const call = (): Promise<unknown> =>
      deps.outbound.call('shop', { url: 'https://127.0.0.1:1/orders', method: 'POST' });
    try {
      expect(await rows(database.db, sql`select email from members`)).toEqual([
        { email: 'dana@example.org' },
      ]);
      await expect(deps.mail.send(mail)).rejects.toThrow('sends nothing');
      await expect(call()).rejects.toMatchObject({ name: 'PartnerFault', kind: 'copy' });
      expect(await copy.worker.runUntilIdle()).toBe(false);
      expect(copy.sentMail).toEqual([]);
      const ready = await copy.app.inject('/readyz');
      expect([ready.statusCode, ready.json()]).toEqual([
        200,
        expect.objectContaining({
          checks: expect.arrayContaining([
            expect.objectContaining({ name: 'copy', warning: expect.stringContaining('npm run go-live') }),
          ]),
        }),
      ]);
      const said: string[] = [];
      const print = (line: string): void => void said.push(line);
      const live = (...args: string[]): Promise<number> =>
        runCommand(copy.subjects.commands, {
          name: 'go-live',
          args,
          deps,
          print,
          printError: print,
          openFile: () => {
            throw new Error('It takes no files.');
          },
          settle: async () => undefined,
          signal: new AbortController().signal,
        });
      expect(await live()).toBe(1);
      expect(await live('--reason', 'The old server is lost')).toBe(0);
      expect(said.join('\n')).toContain('This is the real one now.');
      await expect
        .poll(() => deps.mail.send(mail).then(() => 'sent', String), { timeout: 10_000 })
        .toBe('sent');
      await expect(call()).rejects.toMatchObject({ kind: 'address' });
      expect(await copy.worker.runUntilIdle()).toBe(true);
      expect(
        await rows(
          database.db,
          sql`select distinct action, reason from audit_log where action = 'copy.live'`,
        ),
      ).toEqual([{ action: 'copy.live', reason: 'The old server is lost' }]);
    } finally {
      await copy.app.close();
      await database.close();
    }
  });

  it('leaves a database alone that isn’t empty, and replaces it when asked to', async () => {
    const databaseUrl = await newDatabase();
    await counted(
      databaseUrl,
      'create table public.notes (id int); insert into public.notes values (1); select 1 as count',
    );
    const refused = await run(settings(databaseUrl), ['restore', backup]);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('isn’t empty: it has 1 tables') });
    expect(await counted(databaseUrl, 'select count(*)::int as count from notes')).toBe(1);
    expect((await run(settings(databaseUrl), ['restore', backup, '--replace', '--live'])).code).toBe(0);
    expect(await counted(databaseUrl, 'select count(*)::int as count from members')).toBe(1);
    expect(
      await counted(databaseUrl, `select count(*)::int as count from pg_tables where tablename = 'notes'`),
    ).toBe(0);
    expect(
      await counted(databaseUrl, `select count(*)::int as count from system_settings where key = 'copy'`),
    ).toBe(0);
  });

  const bad: readonly [string, string, () => () => void][] = [
    [
      'a file that was changed',
      'database.dump was changed after the backup was made',
      () => {
        const file = join(backup, 'database.dump');
        const before = readFileSync(file);
        const changed = Buffer.from(before);
        changed[changed.length - 9] = (changed[changed.length - 9] ?? 0) ^ 1;
        writeFileSync(file, changed);
        return () => writeFileSync(file, before);
      },
    ],
    [
      'a file that is missing',
      'database.dump is missing',
      () => {
        const file = join(backup, 'database.dump');
        const before = readFileSync(file);
        rmSync(file);
        return () => writeFileSync(file, before);
      },
    ],
    [
      'other counts than the manifest’s',
      'rows of public.members: 2 in the backup, 1 now',
      () => rewrite(backup, ({ tables }) => ({ tables: { ...tables, 'public.members': 2 } })),
    ],
    [
      'a table that isn’t there',
      'rows of public.gone: 7 in the backup, none now',
      () => rewrite(backup, ({ tables }) => ({ tables: { ...tables, 'public.gone': 7 } })),
    ],
    [
      'another sum of the balances',
      'balances watts: 1 in the backup, 125000 now',
      () => rewrite(backup, ({ balances }) => ({ balances: { ...balances, watts: '1' } })),
    ],
    [
      'a later release',
      'The backup is of another release',
      () => rewrite(backup, ({ migrations }) => ({ migrations: migrations + 1 })),
    ],
    [
      'a newer server',
      'this server of',
      () => rewrite(backup, ({ postgres }) => ({ postgres: postgres + 90 })),
    ],
    ['another format', 'is of another format', () => rewrite(backup, () => ({ format: 2 }))],
  ];
  it.each(bad)('refuses %s, and keeps nothing', async (_what, sentence, spoil) => {
    const databaseUrl = await newDatabase();
    const mend = spoil();
    try {
      expect(await run(settings(databaseUrl), ['restore', backup])).toEqual({
        code: 1,
        said: expect.stringContaining(sentence),
      });
      expect(await isEmpty(databaseUrl)).toBe(true);
    } finally {
      mend();
    }
  });

  it('refuses another key, and says which one and what it opens', async () => {
    const databaseUrl = await newDatabase();
    const { code, said } = await run(settings(databaseUrl, OTHER_KEY), ['restore', backup]);
    const fingerprint = manifestOf(backup).key.fingerprint ?? '';
    expect([code, said]).toEqual([1, expect.stringContaining(fingerprint.slice(0, 12))]);
    expect(said).toContain('can’t be opened: log-ins at utilities');
    expect(await isEmpty(databaseUrl)).toBe(true);
  });

  it('leaves nothing when it is stopped', async () => {
    const databaseUrl = await newDatabase();
    const stopped = new AbortController();
    const restoring = run(settings(databaseUrl), ['restore', backup], stopped.signal);
    const restores = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'psql'`;
    await expect.poll(() => counted(databaseUrl, restores), SOON).toBeGreaterThan(0);
    stopped.abort(new Error('stopped'));
    expect(await restoring).toEqual({ code: 130, said: expect.stringContaining('Nothing is half done.') });
    expect(await isEmpty(databaseUrl)).toBe(true);
    const target = join(folder, 'stopped');
    const at = new AbortController();
    const saving = run(settings(original.database.url ?? ''), ['backup', target], at.signal);
    await expect.poll(() => existsSync(`${target}.part`), SOON).toBe(true);
    at.abort(new Error('stopped'));
    expect((await saving).code).toBe(130);
    expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false]);
  });

  it('refuses a backup of the other kind, a folder without one, and a folder in use for a new one', async () => {
    const databaseUrl = await newDatabase();
    expect((await run(settings(databaseUrl), ['restore', folder])).said).toContain('is no backup');
    expect((await run(settings(databaseUrl), ['restore'])).said).toContain('Usage: npm run restore');
    expect(
      (await run({ DATA_DIR: join(folder, 'e1'), SECRET_KEY: KEY }, ['restore', backup])).said,
    ).toContain('set DATABASE_URL');
    expect((await run(settings(original.database.url ?? ''), ['backup', backup])).said).toContain(
      'isn’t empty',
    );
  });

  describe('PostgreSQL’s programs', () => {
    const path = process.env['PATH'];
    afterAll(() => void (process.env['PATH'] = path));
    const pretend = (script: string): void => {
      const programs = mkdtempSync(join(folder, 'programs-'));
      writeFileSync(join(programs, 'pg_dump'), `#!/bin/sh\n${script}\n`);
      chmodSync(join(programs, 'pg_dump'), 0o755);
      process.env['PATH'] = programs;
    };

    it.each([
      ['aren’t there', null, 'pg_dump isn’t installed'],
      ['are too old', 'echo "pg_dump (PostgreSQL) 9.6.1"', 'pg_dump is of version 9, and the server of'],
      [
        'find the disk full',
        'case "$1" in --version) echo "pg_dump (PostgreSQL) 99.1";; *) echo "pg_dump: error: could not write: No space left on device" >&2; exit 1;; esac',
        'the disk is full',
      ],
    ])('say so when they %s, and leave no folder', async (_what, script, sentence) => {
      if (script === null) process.env['PATH'] = join(folder, 'nothing');
      else pretend(script);
      const target = join(folder, 'none');
      expect(await run(settings(original.database.url ?? ''), ['backup', target])).toEqual({
        code: 1,
        said: expect.stringContaining(sentence),
      });
      expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false]);
    });
  });
});

describe('backup of the embedded database', { timeout: 180_000 }, () => {
  const dataDir = join(folder, 'data');
  const backup = join(folder, 'embedded');
  const restored = join(folder, 'restored');
  const sync = { EMBEDDED_SYNC: 'off' };

  async function opened<T>(where: string, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
    const database = await openEmbedded(join(where, 'db'), {
      log: { error: fail, info: () => undefined, warn: () => undefined, fatal: fail },
      sync: false,
    });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }
  const fail = (...said: unknown[]): void => {
    throw new Error(JSON.stringify(said));
  };
  const notes = (where: string): Promise<readonly string[]> =>
    opened(where, async ({ db }) =>
      (await rows<{ key: string }>(db, sql`select key from system_settings order by key`)).map(
        ({ key }) => key,
      ),
    );

  beforeAll(() => migratedFolder(join(dataDir, 'db')), 180_000);

  it('copies it while the program runs and writes', async () => {
    const config = readConfig({ EBBWATT_ENV: 'test', DEMO: 'off', DATA_DIR: dataDir, ...sync }, [], root);
    const backend = await openBackend(root, config, log, { subjects });
    const channel = await serveOperator(operatorAddress(dataDir), backend.subjects.commands, {
      deps: backend.core.deps,
      settle: async () => undefined,
    });
    try {
      const write = (key: string): Promise<unknown> =>
        backend.core.deps.db.execute(sql`insert into system_settings values (${key}, '{}', now())`);
      await write('note-1');
      const [answer] = await Promise.all([
        run({ DATA_DIR: dataDir, ...sync }, ['backup', backup]),
        write('note-2'),
      ]);
      expect(answer).toEqual({ code: 0, said: expect.stringContaining('Its key is in the database') });
      await write('note-3');
    } finally {
      await channel.close();
      await backend.close();
    }
    expect(manifestOf(backup)).toMatchObject({ kind: 'embedded', key: { isKept: true } });
  });

  it('restores it into an empty folder as a copy with all that was saved by then', async () => {
    expect(await run({ DATA_DIR: restored, ...sync }, ['restore', backup])).toEqual({
      code: 0,
      said: expect.stringContaining('It is a copy'),
    });
    const found = await notes(restored);
    expect(found).toEqual(expect.arrayContaining(['copy', 'note-1']));
    expect(found).not.toContain('note-3');
    expect(found.length - 1).toBe(manifestOf(backup).tables['public.system_settings']);
    expect(existsSync(join(restored, 'db.restoring'))).toBe(false);
  });

  it('leaves a database alone that is there, and replaces it when asked to', async () => {
    expect((await run({ DATA_DIR: dataDir, ...sync }, ['restore', backup])).said).toContain('--replace');
    expect(await notes(dataDir)).toContain('note-3');
    expect((await run({ DATA_DIR: dataDir, ...sync }, ['restore', backup, '--replace', '--live'])).code).toBe(
      0,
    );
    const found = await notes(dataDir);
    expect(found).not.toContain('note-3');
    expect(found).not.toContain('copy');
    expect(existsSync(join(dataDir, 'db.before-restore'))).toBe(false);
  });

  it('backs up a folder that no program holds, and refuses a folder without a database', async () => {
    const again = join(folder, 'again');
    expect((await run({ DATA_DIR: dataDir, ...sync }, ['backup', again])).code).toBe(0);
    const { tables } = manifestOf(again);
    expect(tables).toEqual(manifestOf(backup).tables);
    expect(await run({ DATA_DIR: join(folder, 'nowhere') }, ['backup', join(folder, 'no')])).toEqual({
      code: 1,
      said: expect.stringContaining('There’s no database in'),
    });
  });

  it('refuses a changed file, a missing file and other counts, and leaves no folder', async () => {
    const target = join(folder, 'refused');
    const file = join(backup, 'db', 'PG_VERSION');
    const before = readFileSync(file);
    const cases: readonly [() => void, string][] = [
      [() => writeFileSync(file, '99'), 'db/PG_VERSION was changed'],
      [() => rmSync(file), 'db/PG_VERSION is missing'],
    ];
    for (const [spoil, sentence] of cases) {
      spoil();
      expect((await run({ DATA_DIR: target, ...sync }, ['restore', backup])).said).toContain(sentence);
      writeFileSync(file, before);
    }
    const mend = rewrite(backup, ({ tables }) => ({ tables: { ...tables, 'public.members': 5 } }));
    expect((await run({ DATA_DIR: target, ...sync }, ['restore', backup])).said).toContain(
      'rows of public.members: 5 in the backup, 0 now',
    );
    mend();
    for (const name of ['db', 'db.restoring', 'db.restoring.reserve'])
      expect(existsSync(join(target, name))).toBe(false);
  });
});
