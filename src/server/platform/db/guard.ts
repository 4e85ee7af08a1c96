import { AsyncScope } from '../asyncScope.ts';

/**
 * Inside `transaction(db, async (tx) => …)` everything must go through `tx`. The embedded database has one
 * connection, so using `db` there would deadlock. So it is an immediate error on both databases.
 */
interface OpenTransaction {
  open: boolean;
}

const current = new AsyncScope<OpenTransaction>();

export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark: OpenTransaction = { open: true };
  try {
    return await current.run(mark, work);
  } finally {
    mark.open = false;
  }
}

export const isInsideTransaction = (): boolean => current.value?.open === true;

export function refuseInsideTransaction(): void {
  if (isInsideTransaction()) {
    throw new Error(
      'The outer database was used inside a transaction: use the transaction that the function was given.',
    );
  }
}
