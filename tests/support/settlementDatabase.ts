import { afterAll, beforeAll, expect } from 'vitest';
import type { SettledReceipt } from '../../src/domain/settlement/receipt.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { countBreaches, readReceipts, soundBooks } from './books.ts';
import { testDb, type TestDatabase } from './testDb.ts';

type Home = Parameters<typeof readReceipts>[1] & Parameters<typeof readBalances>[1];

/** A database for a file of tests that settle; its books must be sound after the last one. */
export function settlementDatabase() {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDb();
  });
  afterAll(async () => {
    expect(await countBreaches(database.db)).toEqual(soundBooks);
    await database.close();
  });
  return {
    get db(): Db {
      return database.db;
    },
    /** For a server on the same database, which leaves it open. */
    get lent(): TestDatabase {
      return { ...database, close: async () => undefined };
    },
    /** Of a result that can be settled. */
    latestReceipt: async (home: Home, event: { readonly id: string }): Promise<SettledReceipt> =>
      (await readReceipts(database.db, home, event)).at(-1)?.receipt as SettledReceipt,
    /** Watts. */
    balance: async (home: Home): Promise<number> => (await readBalances(database.db, home)).watts,
  };
}
