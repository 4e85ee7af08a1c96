import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { keptTaxRecords } from '../tables.ts';

export type KeptTaxRow = typeof keptTaxRecords.$inferSelect;

export async function insertKeptTax(tx: Db, row: typeof keptTaxRecords.$inferInsert): Promise<void> {
  await tx.insert(keptTaxRecords).values(row);
}

export async function readKeptTax(
  db: Db,
  brandId: string,
  { year, least }: { readonly year: number; readonly least: number },
): Promise<readonly KeptTaxRow[]> {
  return db
    .select()
    .from(keptTaxRecords)
    .where(
      and(eq(keptTaxRecords.brand, brandId), eq(keptTaxRecords.year, year), gte(keptTaxRecords.total, least)),
    )
    .orderBy(asc(keptTaxRecords.id));
}

/** Deletes records whose time is over. */
export async function forgetKeptTax(db: Db, now: Date): Promise<void> {
  await db.delete(keptTaxRecords).where(lte(keptTaxRecords.keptUntil, now));
}
