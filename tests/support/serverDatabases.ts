import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { clusterUrl, onEachNode } from './cluster.ts';

/** Begins the name of each database that a run of the tests makes. */
const PREFIX_VARIABLE = 'EBBWATT_TEST_DATABASES';

const shortId = (): string => randomUUID().replaceAll('-', '').slice(0, 12);

export function setup(): void {
  process.env[PREFIX_VARIABLE] ??= `ebbwatt_test_${shortId()}_`;
}

/** Drops the databases of the run: its workers keep theirs until they end. */
export async function teardown(): Promise<void> {
  const { TEST_DATABASE_URL, [PREFIX_VARIABLE]: prefix } = process.env;
  const url = clusterUrl() ?? TEST_DATABASE_URL;
  if (!url || prefix === undefined) return;
  await administrate(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) {
      const drop = `drop database if exists ${name} with (force)`;
      await (clusterUrl() === undefined ? client.query(drop) : onEachNode(url, drop));
    }
  });
}

export const newDatabaseName = (): string => `${process.env[PREFIX_VARIABLE] ?? 'ebbwatt_test_'}${shortId()}`;

export async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${name} with (force)`);
}

export async function administrate<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
