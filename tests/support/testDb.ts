import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { openInMemory, overPglite } from '../../src/server/platform/db/openEmbedded.ts';
import { prepareTemplate, templateFile, templateVersion } from './databaseTemplate.ts';

/** A database of its own with every table and every queue of jobs, and nothing in them. */
export interface TestDatabase extends OpenDatabase {
  /** Address of the database; null for the embedded one. */
  readonly url: string | null;
}

/**
 * A fresh, migrated database: PGlite in memory, or with TEST_DATABASE_URL a new database on that server. Both are
 * copied from a template that is made once for each state of the migrations and jobs. Close it after the tests of a file.
 */
export function testDb(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? onServer(url) : inMemory();
}

async function inMemory(): Promise<TestDatabase> {
  const client = idle ?? (await openTemplate());
  idle = undefined;
  const lease = lend(client);
  return {
    ...overPglite(lease.client),
    url: null,
    close: async () => {
      lease.end();
      // The first to come back waits for the next file.
      if (idle === undefined && (await isEmptied(client))) idle = client;
      else await client.close();
    },
  };
}

/** Opening one takes over a second, so a worker's files use one after the other, emptied in between. */
let idle: PGlite | undefined;

/** A file's handle on the database until its end, so that leftover work can't reach the next file's rows. */
function lend(client: PGlite): { readonly client: PGlite; end(): void } {
  let ended = false;
  const lent = new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        // As a closed client does: callers handle a rejection, and a throw would end the whole run.
        if (ended) return Promise.reject(new Error('PGlite is closed'));
        return Reflect.apply(value, target, args);
      };
    },
  });
  return { client: lent, end: () => (ended = true) };
}

/** Empties every table that takes up space; false where a test has changed the schema, or left a transaction open. */
async function isEmptied(client: PGlite): Promise<boolean> {
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.oid >= 16384 and c.relkind = 'r' and pg_relation_size(c.oid) > 0 and c.oid <> all ($1::regclass[])`,
      [KEPT],
    );
    if (rows.length > 0)
      await client.exec(`truncate ${rows.map(({ name }) => name).join()} restart identity cascade`);
    // Everything of `discard all` but the prepared statements, which the next file uses too.
    await client.exec(
      'close all; reset all; unlisten *; select pg_advisory_unlock_all(); discard plans; discard temp; discard sequences',
    );
    await client.exec('set search_path to public');
    return (await schemaFingerprint(client)) === shape;
  } catch {
    return false;
  }
}

/** Fingerprint of a schema: every created object has a new number. */
async function schemaFingerprint(client: PGlite): Promise<string> {
  const { rows } = await client.query(
    `select ${['class', 'proc', 'trigger', 'constraint', 'attrdef']
      .map(
        (kind) =>
          `(select count(*) || ':' || max(oid::bigint) from pg_${kind} where oid >= 16384) as ${kind}`,
      )
      .join()}, (select count(*) from pg_attribute where attrelid >= 16384) as columns,
      (select count(*) from schema_migrations) as migrations`,
  );
  return JSON.stringify(rows);
}

/** Their rows are part of the template. */
const KEPT = ['public.schema_migrations', 'pgboss.version', 'pgboss.queue'];
let shape = '';

async function openTemplate(): Promise<PGlite> {
  const client = await openInMemory(new Blob([readFileSync(await templateFile())]));
  if (shape === '') shape = await schemaFingerprint(client);
  return client;
}

async function onServer(url: string): Promise<TestDatabase> {
  const template = `ebbwatt_template_${templateVersion}`;
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
  await prepareTemplate(database);
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
