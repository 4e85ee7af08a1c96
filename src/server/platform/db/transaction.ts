import { sql } from 'drizzle-orm';
import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { isDiskFull, isRetryable } from './errors.ts';
import { insideTransaction, refuseInsideTransaction } from './guard.ts';

const attempts = 6;

/**
 * Runs `work` in a transaction and commits when it returns. When it collides with another one (serialisation
 * failure, deadlock), the whole is done again: `work` must therefore have no effect but through `tx`.
 * Given a transaction, it nests by a savepoint and leaves trying again to the outermost.
 */
export async function transaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  if (db instanceof PgTransaction) return db.transaction((tx) => work(tx as unknown as Db));
  refuseInsideTransaction();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => insideTransaction(() => work(tx as unknown as Db)), config);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/**
 * A write that nobody misses, because it is measured or counted again: it doesn't wait for the disk, so a power cut may lose
 * it, and on a full disk it is left out. Never for anything that a person or a partner was told is saved. Inside a
 * transaction it is part of that, and as safe as that.
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
