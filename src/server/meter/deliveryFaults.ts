import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { deliveryFaults } from './tables.ts';

export type NewFault = typeof deliveryFaults.$inferInsert;

/** A refused meter of a utility's delivery, or a refused delivery, as staff see it. */
export type DeliveryFaultRow = typeof deliveryFaults.$inferSelect;

/** Keeps faults for staff; the same fault of the same file is kept once. */
export async function insertFaults(db: Db, faults: readonly NewFault[]): Promise<void> {
  if (faults.length > 0)
    await db
      .insert(deliveryFaults)
      .values([...faults])
      .onConflictDoNothing();
}

/** The latest first. */
export async function listFaults(
  db: Db,
  scope: { readonly brandId: string; readonly utilityId: string },
  limit: number,
): Promise<DeliveryFaultRow[]> {
  return db
    .select()
    .from(deliveryFaults)
    .where(and(eq(deliveryFaults.utilityId, scope.utilityId), eq(deliveryFaults.brand, scope.brandId)))
    .orderBy(desc(deliveryFaults.receivedAt), deliveryFaults.line)
    .limit(limit);
}
