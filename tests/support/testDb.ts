import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../src/server/platform/db/open.ts';
import { openInMemory, overPglite } from '../../src/server/platform/db/openEmbedded.ts';
import { prepareTemplate, templateFile, templateVersion } from './databaseTemplate.ts';
import { sharedServerUrl } from './cluster.ts';
import { emptyDatabase, fingerprint, RESET_SESSION } from './emptyDatabase.ts';
import { lend } from './lend.ts';
import { ServerDatabase } from './serverDatabase.ts';

/** A file's database, with every table and every queue of jobs, and nothing in them. */
export interface TestDatabase extends OpenDatabase {
  /** Address of the database; null for the embedded one. */
  readonly url: string | null;
}

/**
 * An empty, migrated database: PGlite in memory, with TEST_DATABASE_URL one on that server, or with TEST_CITUS_URL one on
 * that cluster. All are copied from a
 * template that is made once for each state of the migrations and jobs, and serve a worker's files one after the other.
 * Close it after the tests of a file.
 */
export function testDb(): Promise<TestDatabase> {
  const url = sharedServerUrl();
  return url ? onServer(url) : inMemory();
}

/** Databases that wait for the worker's next file: making one takes over a second. */
const idle: { client?: PGlite; readonly onServer: ServerDatabase[] } = { onServer: [] };

async function inMemory(): Promise<TestDatabase> {
  const client = idle.client ?? (await openTemplate());
  delete idle.client;
  const { lent, end } = lend(client, 'PGlite is closed');
  return {
    ...overPglite(lent),
    url: null,
    close: async () => {
      end();
      // The first to come back waits for the next file.
      if (idle.client === undefined && (await isFresh(client))) idle.client = client;
      else await client.close();
    },
  };
}

/** Whether the database is again like its template; false where a test has changed the schema. */
async function isFresh(client: PGlite): Promise<boolean> {
  try {
    await client.exec(RESET_SESSION);
    await client.exec('set search_path to public');
    return await overPglite(client).withConnection((connection) => emptyDatabase(connection, shape));
  } catch {
    return false;
  }
}

/** Fingerprint of the template, the same in all its copies. */
let shape = '';

async function openTemplate(): Promise<PGlite> {
  const client = await openInMemory(new Blob([readFileSync(await templateFile())]));
  if (shape === '') shape = await overPglite(client).withConnection(fingerprint);
  return client;
}

async function onServer(url: string): Promise<TestDatabase> {
  const database = idle.onServer.pop() ?? (await ServerDatabase.copy(url, templateVersion, prepareTemplate));
  const { lent, giveBack } = database.lend();
  return {
    ...lent,
    url: database.url,
    close: async () => {
      if (await giveBack()) idle.onServer.push(database);
      else await database.remove();
    },
  };
}
