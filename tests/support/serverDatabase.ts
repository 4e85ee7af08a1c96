import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { openServer, type Connection, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { findPipeline, setPipeline } from '../../src/server/platform/db/pipeline.ts';
import { closeClusterDatabase, clusterUrl, createClusterDatabase, onEachNode } from './cluster.ts';
import { emptyDatabase, fingerprint, RESET_SESSION } from './emptyDatabase.ts';
import { lend } from './lend.ts';
import { administrate, newDatabaseName, withDatabase } from './serverDatabases.ts';

/** Names the connections that stay open from file to file. */
const KEPT = 'ebbwatt-tests';
const REFUSAL = 'The database is closed.';
const log = { warn: () => undefined };

/** A database on a PostgreSQL server with its open connections, lent to one test file after the other. */
export class ServerDatabase {
  readonly url: string;
  readonly #server: string;
  readonly #name: string;
  readonly #open: OpenDatabase;
  readonly #shape: string;

  private constructor(server: string, name: string, shape: string) {
    this.url = withDatabase(server, name);
    this.#server = server;
    this.#name = name;
    this.#shape = shape;
    const url = `${this.url}?application_name=${KEPT}`;
    // On a busy machine a queue for a connection may move slowly.
    this.#open = openServer({ url, poolSize: 5, log, connectMs: 120_000 });
  }

  /** A copy of the template of this version, which the first one makes by `prepare`. */
  static async copy(
    server: string,
    version: string,
    prepare: (database: OpenDatabase) => Promise<void>,
  ): Promise<ServerDatabase> {
    const template = `ebbwatt_template_${version}`;
    const name = newDatabaseName();
    await administrate(server, async (client) => {
      await client.query('select pg_advisory_lock(715001)');
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
      if (!rowCount) await makeTemplate(server, client, template, prepare);
      await onNodes(server, client, `create database ${name} template ${template}`);
    });
    const copy = openServer({ url: withDatabase(server, name), poolSize: 1, log });
    const shape = await copy.withConnection(fingerprint);
    await copy.close();
    return new ServerDatabase(server, name, shape);
  }

  /** `giveBack` says whether it is again as empty as its template; what isn't must be removed. */
  lend(): { readonly lent: OpenDatabase; readonly giveBack: () => Promise<boolean> } {
    const pool = lend(this.#pool, REFUSAL);
    const pipeline = findPipeline(this.#open.db);
    const reads = pipeline && lend(pipeline, REFUSAL);
    const db = drizzle(pool.lent);
    if (reads) setPipeline(db, reads.lent);
    const open = lend(this.#open, REFUSAL);
    // Dedicated connections end with the file.
    const own = openServer({ url: this.url, poolSize: 1, log });
    const dedicated = lend(own, REFUSAL);
    const running = (): number =>
      [open, dedicated, reads].reduce((sum, each) => sum + (each?.running() ?? 0), 0);
    return {
      lent: {
        db,
        kind: 'server',
        execute: open.lent.execute,
        connections: own.connections,
        hasSpace: this.#open.hasSpace,
        lowSpace: this.#open.lowSpace,
        withConnection: dedicated.lent.withConnection,
        listen: own.listen,
        close: () => Promise.resolve(),
      },
      giveBack: async () => {
        for (const each of [pool, reads, open, dedicated]) each?.end();
        await own.close();
        return (await this.#isIdle(running)) && (await this.#isEmptied().catch(() => false));
      },
    };
  }

  async remove(): Promise<void> {
    await this.#open.close();
    await administrate(this.#server, (client) =>
      onNodes(this.#server, client, `drop database if exists ${this.#name} with (force)`),
    );
  }

  get #pool(): pg.Pool {
    return (this.#open.db as unknown as { readonly $client: pg.Pool }).$client;
  }

  /** Waits for what is still running. */
  async #isIdle(running: () => number): Promise<boolean> {
    const pool = this.#pool;
    for (let tries = 0; tries < 250; tries += 1) {
      if (running() + pool.waitingCount === 0 && pool.idleCount === pool.totalCount) return true;
      await wait(20);
    }
    return false;
  }

  async #isEmptied(): Promise<boolean> {
    const clients = await Promise.all(
      Array.from({ length: Math.max(1, this.#pool.totalCount) }, () => this.#pool.connect()),
    );
    try {
      await Promise.all(clients.map((client) => client.query(RESET_SESSION)));
      const [client] = clients;
      if (client === undefined) return false;
      const connection: Connection = {
        query: async <Row>(text: string, values: unknown[] = []) =>
          (await client.query(text, values)).rows as Row[],
        run: async (text) => void (await client.query(text)),
      };
      return (await isAlone(connection)) && (await emptyDatabase(connection, this.#shape));
    } finally {
      for (const client of clients) client.release();
    }
  }
}

/** Whether nobody else is connected to the database. A process of a closed connection may still be ending. */
async function isAlone(connection: Connection): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    const others = await connection.query(
      `select from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and application_name <> '${KEPT}'`,
    );
    if (others.length === 0) return true;
    await wait(20);
  }
  return false;
}

async function makeTemplate(
  server: string,
  client: pg.Client,
  template: string,
  prepare: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const draft = `${template}_draft`;
  await onNodes(server, client, `drop database if exists ${draft} with (force)`);
  if (server === clusterUrl()) await createClusterDatabase(server, draft);
  else await client.query(`create database ${draft}`);
  const database = openServer({ url: withDatabase(server, draft), poolSize: 2, log });
  await prepare(database);
  await database.close();
  if (server === clusterUrl()) await closeClusterDatabase(server, draft);
  await onNodes(server, client, `alter database ${draft} rename to ${template}`);
}

/** A database of a cluster is one of the same name on each node. */
async function onNodes(server: string, client: pg.Client, statement: string): Promise<void> {
  if (server === clusterUrl()) await onEachNode(server, statement);
  else await client.query(statement);
}
