import { and, asc, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { ratePlanResults } from '../tables.ts';

/** A member's stored comparison of rate plans. */
export type StoredResult = typeof ratePlanResults.$inferSelect;

/** Null: never calculated. */
export async function findResult(db: Db, memberId: string): Promise<StoredResult | null> {
  const [row] = await db.select().from(ratePlanResults).where(eq(ratePlanResults.memberId, memberId));
  return row ?? null;
}

/** Makes the comparison due, unless it is already. */
export async function markResultDue(db: Db, memberId: string, dueAt: Date): Promise<void> {
  await db
    .update(ratePlanResults)
    .set({ dueAt })
    .where(and(eq(ratePlanResults.memberId, memberId), isNull(ratePlanResults.dueAt)));
}

/** The next view calculates it again. */
export async function deleteResult(db: Db, memberId: string): Promise<void> {
  await db.delete(ratePlanResults).where(eq(ratePlanResults.memberId, memberId));
}

export async function saveResult(db: Db, row: StoredResult): Promise<void> {
  const { memberId: target } = ratePlanResults;
  await db.insert(ratePlanResults).values(row).onConflictDoUpdate({ target, set: row });
}

export const areRatePlansDue = (now: Date): SQL => isAnyDue(ratePlanResults.dueAt, now);

/** Keeps a comparison that was due; one that was dropped meanwhile is calculated by the next view. */
export async function replaceDueResult(db: Db, row: StoredResult): Promise<void> {
  await db
    .update(ratePlanResults)
    .set(row)
    .where(and(eq(ratePlanResults.memberId, row.memberId), isNotNull(ratePlanResults.dueAt)));
}

/** Longest due first. */
export async function listDueResults(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ memberId: string; brandId: string }[]> {
  const { memberId, brand, dueAt } = ratePlanResults;
  return db
    .select({ memberId, brandId: brand })
    .from(ratePlanResults)
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt))
    .limit(limit);
}
