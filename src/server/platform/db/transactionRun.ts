import type { Socket } from 'node:net';
import { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Db } from './db.ts';
import { holdUntilEndOfTurn } from './pipeline.ts';
import { PreparedRun, Statements } from './preparedRun.ts';

/** Connections of a pooler, which may send each transaction to another connection of the server. */
const pooled = new WeakSet<pg.Client>();

/** Statements of such a connection's transactions are sent one by one, without names. */
export const notePooled = (client: pg.Client): void => void pooled.add(client);

const statements = new WeakMap<pg.Client, Statements>();

/** The server connection of an open transaction; null outside of one, behind a pooler, and on the embedded database. */
function transactionClient(db: Db): pg.Client | null {
  if (!(db instanceof PgTransaction)) return null;
  const { client } = (db as unknown as { readonly _: { readonly session: { readonly client: unknown } } })._
    .session;
  return client instanceof pg.Client && !pooled.has(client) ? client : null;
}

/**
 * Whether statements of this transaction are sent without waiting for earlier answers. The server runs them in order, and
 * after a failure it refuses the rest and turns the commit into a rollback.
 */
export const isPipelined = (db: Db): boolean => transactionClient(db) !== null;

/**
 * Runs a prepared statement on the transaction's connection; null: it has none of its own. The statement's name has a
 * prefix, because the driver prepares the same statements under their own names outside of transactions.
 */
export function runInTransaction<Row extends pg.QueryResultRow>(
  db: Db,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> | null {
  const client = transactionClient(db);
  if (client === null) return null;
  const known = statements.get(client) ?? new Statements();
  statements.set(client, known);
  holdUntilEndOfTurn(
    (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream,
  );
  return new Promise<Row[]>((resolve, reject) => {
    client.query(new PreparedRun<Row>(known.named(`tx_${name}`, text), values, resolve, reject));
  });
}
