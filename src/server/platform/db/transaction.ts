import { sql } from 'drizzle-orm';
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { isDiskFull, isRetryable } from './errors.ts';
import { insideTransaction, refuseInsideTransaction } from './guard.ts';

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
  if (db instanceof PgTransaction) return db.transaction((tx) => whole(tx as unknown as Db, work));
  refuseInsideTransaction();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => insideTransaction(() => whole(tx as unknown as Db, work)), config);
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

const lastWorks = new WeakMap<Db, (() => Promise<void>)[]>();

async function whole<T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const last: (() => Promise<void>)[] = [];
  lastWorks.set(tx, last);
  const result = await work(tx);
  for (const each of last) await each();
  return result;
}

/**
 * Does `work` at the end of the transaction, for a row that many writers wait for: it is locked only while the
 * transaction commits. Outside a transaction it is done at once. The transaction fails when `work` throws.
 */
export async function beforeCommit(tx: Db, work: () => Promise<void>): Promise<void> {
  const last = lastWorks.get(tx);
  if (last === undefined) await work();
  else last.push(work);
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
