import pg from 'pg';
import { migrate, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { root } from './processes.ts';

/** A database without tables on the server. */
export async function emptyDatabase(serverUrl: string, name: string): Promise<string> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(`create database ${name}`);
  } finally {
    await server.end();
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** A migrated database of its own, so that no part of the benchmark meets another's rows. */
export async function ownDatabase(serverUrl: string, name: string): Promise<string> {
  const url = await emptyDatabase(serverUrl, name);
  const database = openServer({ url, poolSize: 1, log: createLog('warn') });
  try {
    await migrate(database, readMigrations(migrationsFolder(root)));
  } finally {
    await database.close();
  }
  return url;
}
