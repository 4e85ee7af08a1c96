import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { isRetryable } from './errors.ts';
import { insideTransaction, refuseInsideTransaction } from './guard.ts';

const attempts = 6;

/**
 * Runs `work` in a transaction and commits when it returns. When it collides with another one (serialisation
 * failure, deadlock), the whole is done again: `work` must therefore have no effect but through `tx`.
 * Given a transaction, it nests by a savepoint and leaves trying again to the outermost.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
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
