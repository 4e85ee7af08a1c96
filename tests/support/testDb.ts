import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, readMigrations, type Migration } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { openInMemory } from '../../src/server/platform/db/openEmbedded.ts';
import { projectRoot } from '../../src/server/platform/root.ts';

/** A database of its own with every table and nothing in them. */
export interface TestDatabase extends OpenDatabase {
  /** Address of the database; null for the embedded one. */
  readonly url: string | null;
}

const root = projectRoot();
const migrations = readMigrations(migrationsFolder(root));
const version = createHash('sha256')
  .update(migrations.map(({ hash }) => hash).join())
  .digest('hex')
  .slice(0, 16);

/**
 * A fresh, migrated database: PGlite in memory, or with TEST_DATABASE_URL a new database on that server. Both are
 * copied from a template that is made once for each state of the migrations. Close it after the tests of a file.
 */
export function testDb(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? onServer(url) : inMemory();
}

async function inMemory(): Promise<TestDatabase> {
  const folder = join(root, 'node_modules', '.cache', 'ebbwatt-test-db');
  const file = join(folder, `${version}.tar`);
  if (!existsSync(file)) await writeTemplate(folder, file);
  const database = await openInMemory(new Blob([readFileSync(file)]));
  return { ...database, url: null };
}

async function writeTemplate(folder: string, file: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.endsWith('.tar')) rmSync(join(folder, old), { force: true });
  const { dumpEmbedded } = await import('./dumpEmbedded.ts');
  const dump = await dumpEmbedded(migrations);
  // Several test files may get here at once: each writes a file of its own, and the last rename wins.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, dump);
  renameSync(own, file);
}

async function onServer(url: string): Promise<TestDatabase> {
  const template = `ebbwatt_template_${version}`;
  const name = `ebbwatt_test_${randomUUID().replaceAll('-', '')}`;
  await administrate(url, async (client) => {
    await client.query('select pg_advisory_lock(715001)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) await makeTemplate(url, client, template);
    await client.query(`create database ${name} template ${template}`);
  });
  const own = withDatabase(url, name);
  const database = openServer({ url: own, poolSize: 5, log: { warn: () => undefined } });
  return {
    ...database,
    url: own,
    close: async () => {
      await database.close();
      await administrate(url, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function makeTemplate(url: string, client: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const database = openServer({ url: withDatabase(url, draft), poolSize: 2, log: { warn: () => undefined } });
  await migrate(database, migrations satisfies readonly Migration[]);
  await database.close();
  await client.query(`alter database ${draft} rename to ${template}`);
}

async function administrate<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
