import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Db } from './db.ts';
import { refuseInsideTransaction } from './guard.ts';
import { Listener } from './listener.ts';
import { nameStatements, StatementNames, unnameStatements } from './nameStatements.ts';
import type { OnStatement } from './onStatement.ts';
import { Pipeline, setPipeline } from './pipeline.ts';
import { releaseUnbegun } from './releaseUnbegun.ts';
import { timeStatements } from './timeStatements.ts';
import { notePooled } from './transactionRun.ts';
import { watchForDiskFull } from './watchForDiskFull.ts';

/** An open database, embedded or on a server. `close` waits for running statements. */
export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'embedded' | 'server';
  /** Runs the job queue's SQL: plain text, possibly several statements if there are no values. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Runs `work` on a dedicated connection without the pool's timeouts, for work bound to a connection: advisory
   * locks, migrations.
   */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Hears messages of a channel on a connection of its own, which is renewed after an outage; null: messages may have
   * been missed. Returns whether it hears now. The embedded database has one process, which has nothing to hear.
   */
  listen(channel: string, heard: (message: string | null) => void): () => boolean;
  /** Connections to the server and requests that wait for one; null: embedded. */
  connections(): Connections | null;
  /** False while the database's disk is full. */
  hasSpace(): boolean;
  /** Free bytes of the embedded database's disk while there are few; null: enough, or another machine's. */
  lowSpace(): number | null;
  close(): Promise<void>;
}

export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A plain connection: text in, rows out. `run` accepts several statements. */
export interface Connection {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  run(text: string): Promise<void>;
}

export interface ServerOptions {
  readonly url: string;
  readonly poolSize: number;
  /** The server behind the pooler in `url`; absent or null: `url` is the server. */
  readonly directUrl?: string | null;
  readonly log: Pick<Logger, 'warn'>;
  /** How long a caller waits for a connection, milliseconds. */
  readonly connectMs?: number;
  readonly onStatement?: OnStatement;
}

/** The longest a statement may take, and a transaction may wait for the next one. */
const STATEMENT_MS = 60_000;
/** Connections for short reads: one Node process keeps about two busy. */
const PIPELINED = 2;
/** A smaller pool has no connections to spare for short reads. */
const SMALL_POOL = 5;

class GuardedPool extends pg.Pool {}
Object.defineProperty(GuardedPool.prototype, 'query', {
  value: function query(this: pg.Pool, ...args: Parameters<pg.Pool['query']>) {
    refuseInsideTransaction();
    return pg.Pool.prototype.query.apply(this, args);
  },
});

/** Opens a pool on a PostgreSQL server. It connects on first use and reconnects after an outage. */
export function openServer({
  url,
  directUrl = null,
  poolSize,
  log,
  connectMs = 5_000,
  onStatement,
}: ServerOptions): OpenDatabase {
  // int8 as a number where exact, otherwise a bigint, as in the embedded database.
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const value = Number(text);
    return Number.isSafeInteger(value) ? value : BigInt(text);
  });
  const named = { connectionTimeoutMillis: connectMs, keepAlive: true, application_name: 'ebbwatt' };
  const connection = {
    ...named,
    connectionString: directUrl ?? url,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    // JIT compilation costs more than these short statements take.
    options: '-c TimeZone=UTC -c jit=off',
  };
  const isPooled = directUrl !== null;
  const lines = poolSize < SMALL_POOL || isPooled ? 0 : PIPELINED;
  const pool = new GuardedPool({
    // A pooler refuses parameters of a connection. Its own configuration has them (pgbouncer.ini).
    ...(isPooled ? { ...named, connectionString: url } : connection),
    max: poolSize - lines,
    idleTimeoutMillis: 60_000,
    // For transactions: pool.query takes a connection for each statement.
    pipeline: !isPooled,
  });
  // Without a listener, an idle connection's error would end the process.
  const lost = (error: Error & { code?: string }): void =>
    log.warn({ code: error.code }, 'A database connection was lost.');
  pool.on('error', lost);
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (isPooled) {
      unnameStatements(client);
      notePooled(client);
    } else nameStatements(client, names);
    if (onStatement !== undefined) timeStatements(client, onStatement);
    releaseUnbegun(client);
  });
  const watch = watchForDiskFull(pool, log);
  const db = drizzlePg(pool);
  const pipeline = new Pipeline(connection, lines, lost, onStatement);
  if (lines > 0) setPipeline(db, pipeline);
  const listeners: Listener[] = [];
  return {
    db,
    kind: 'server',
    execute: async (text, values) =>
      lastResult(await pool.query(text, values === undefined ? undefined : [...values])),
    withConnection: async (work) => {
      const client = new pg.Client({
        connectionString: directUrl ?? url,
        options: '-c TimeZone=UTC',
        application_name: 'ebbwatt',
      });
      client.on('error', lost);
      await client.connect();
      try {
        return await work({
          query: async <Row>(text: string, values: unknown[] = []) =>
            (await client.query(text, values)).rows as Row[],
          run: async (text) => void (await client.query(text)),
        });
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    listen: (channel, heard) => {
      const listener = new Listener(connection, channel, heard, lost);
      listeners.push(listener);
      return () => listener.isListening;
    },
    connections: () => ({
      open: pool.totalCount + pipeline.open,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    hasSpace: watch.hasSpace,
    lowSpace: () => null,
    close: async () => {
      await Promise.all([pool.end(), pipeline.close(), ...listeners.map((listener) => listener.close())]);
    },
  };
}

/** Several statements return several results. */
function lastResult(result: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
}
