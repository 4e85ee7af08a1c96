import { sql } from 'drizzle-orm';
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { databaseFault, isDiskFull, isRetryable, type DatabaseFault } from './errors.ts';
import { insideTransaction, refuseInsideTransaction } from './guard.ts';
import type { Statement } from './sql.ts';
import { isPipelined } from './transactionRun.ts';

const attempts = 6;

/**
 * Commits when `work` returns. On a conflict (serialization failure, deadlock) everything is repeated, so `work` must
 * have no effects except through `tx`. Inside a transaction it becomes a savepoint, and the outermost one retries.
 */
export async function transaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  if (db instanceof PgTransaction) return db.transaction((tx) => whole(tx as unknown as Db, work, null));
  refuseInsideTransaction();
  for (let attempt = 1; ; attempt += 1) {
    const sent: Promise<void>[] = [];
    try {
      const result = await db.transaction(
        (tx) => insideTransaction(() => whole(tx as unknown as Db, work, sent)),
        config,
      );
      // One that failed has turned the commit into a rollback.
      await Promise.all(sent);
      return result;
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** Undoes a transaction whose work is done. */
const UNDO = new Error('What a preview writes is undone.');

/** Does `work` by what is saved now, and saves nothing of what it writes. */
export async function unsaved<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let done: { readonly result: T } | null = null;
  const undone = transaction(db, async (tx) => {
    done = { result: await work(tx) };
    throw UNDO;
  });
  return undone.catch((error: unknown) => {
    if (error !== UNDO || done === null) throw error;
    return done.result;
  });
}

/** A statement with its values, and what its refusal by the database means; null: nothing in particular. */
interface LastStatement {
  readonly statement: Statement<Record<string, unknown>>;
  readonly values: readonly unknown[];
  readonly explain: (fault: DatabaseFault) => Error | null;
}

const lastStatements = new WeakMap<Db, LastStatement[]>();

/** Adds to `sent` what leaves together with the commit; null: nothing may. */
async function whole<T>(tx: Db, work: (tx: Db) => Promise<T>, sent: Promise<void>[] | null): Promise<T> {
  const last: LastStatement[] = [];
  lastStatements.set(tx, last);
  const result = await work(tx);
  if (sent === null || !isPipelined(tx)) for (const each of last) await runLast(tx, each);
  else {
    // A statement that can't even be sent must stop the commit.
    const unsent: Promise<void>[] = [];
    for (const each of last) {
      const done = runLast(tx, each);
      done.catch(() => unsent.push(done));
      sent.push(done);
    }
    await new Promise<void>((resolve) => process.nextTick(resolve));
    await unsent[0];
  }
  return result;
}

async function runLast(tx: Db, { statement, values, explain }: LastStatement): Promise<void> {
  try {
    await statement(tx, values);
  } catch (error) {
    const fault = databaseFault(error);
    throw (fault === null ? null : explain(fault)) ?? error;
  }
}

/**
 * Runs a statement at the end of the transaction, on a server in the same packet as the commit: a row that many writers
 * wait for is locked only while the transaction commits. Outside a transaction it runs at once. When the database refuses
 * it, the transaction fails with what `explain` makes of the fault.
 */
export async function beforeCommit(
  tx: Db,
  statement: Statement<Record<string, unknown>>,
  values: readonly unknown[],
  explain: (fault: DatabaseFault) => Error | null = () => null,
): Promise<void> {
  const last = lastStatements.get(tx);
  const each = { statement, values, explain };
  if (last === undefined) await runLast(tx, each);
  else last.push(each);
}

/**
 * A write that may be lost, because the value will be recomputed: it doesn't wait for the disk, and is skipped when the
 * disk is full. Never for anything reported as saved. Inside a transaction it is as durable as that transaction.
 */
export async function losableWrite(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  if (isOpen(db)) return void (await work(db));
  try {
    await transaction(db, async (tx) => {
      await tx.execute(sql`set local synchronous_commit = off`);
      await work(tx);
    });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

const isOpen = (db: Db): boolean => db instanceof PgTransaction;
