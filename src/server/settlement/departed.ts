import type { Db } from '../platform/db/db.ts';
import { readCountedResults } from './queries.ts';
import { addDeparted } from './store.ts';

/** Adds a home's results to those of homes that are gone, before its account and with it the results go. */
export async function addDepartedResults(tx: Db, memberId: string): Promise<void> {
  await addDeparted(tx, await readCountedResults(tx, memberId));
}
