import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { ledgerDays, liabilityAges } from './tables.ts';

/** Rows of one insert. */
const AT_ONCE = 1_000;

/** Writes the sums of days; what is there stays. */
export async function insertDays(tx: Db, rows: readonly (typeof ledgerDays.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insert(ledgerDays)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoNothing();
}

export async function insertAges(
  tx: Db,
  rows: readonly (typeof liabilityAges.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(liabilityAges)
      .values([...rows])
      .onConflictDoNothing();
}

/** The days of brands whose ledger is written for the past: the next run sums them again. */
export async function forgetDays(tx: Db, brands: readonly string[]): Promise<void> {
  for (const table of [ledgerDays, liabilityAges])
    await tx.delete(table).where(inArray(table.brand, [...brands]));
}
