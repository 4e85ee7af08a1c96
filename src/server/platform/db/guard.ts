import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Inside `transaction(db, async (tx) => …)` everything must go through `tx`. On the embedded database, which has one
 * connection, the outer `db` would wait for the transaction that waits for it: for ever. So its use there is an error
 * at once, on both databases.
 */
interface OpenTransaction {
  open: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark: OpenTransaction = { open: true };
  try {
    return await current.run(mark, work);
  } finally {
    mark.open = false;
  }
}

export function refuseInsideTransaction(): void {
  if (current.getStore()?.open) {
    throw new Error(
      'The outer database was used inside a transaction: use the transaction that the function was given.',
    );
  }
}
