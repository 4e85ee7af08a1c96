import { and, desc, eq, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { cashoutAccounts, payoutReviews, w9Forms } from '../tables.ts';

export type CashoutAccount = typeof cashoutAccounts.$inferSelect;
export type PayoutReview = typeof payoutReviews.$inferSelect;
export type W9Row = typeof w9Forms.$inferSelect;

export async function readAccount(db: Db, brandId: string, memberId: string): Promise<CashoutAccount | null> {
  const [row] = await db
    .select()
    .from(cashoutAccounts)
    .where(and(eq(cashoutAccounts.memberId, memberId), eq(cashoutAccounts.brand, brandId)));
  return row ?? null;
}

type AccountChange = Partial<Omit<typeof cashoutAccounts.$inferInsert, 'memberId' | 'brand' | 'changedAt'>>;

export async function saveAccount(
  tx: Db,
  brandId: string,
  memberId: string,
  change: AccountChange,
  changedAt: Date,
): Promise<void> {
  await tx
    .insert(cashoutAccounts)
    .values({ memberId, brand: brandId, ...change, changedAt })
    .onConflictDoUpdate({ target: cashoutAccounts.memberId, set: { ...change, changedAt } });
}

/** Counts a try of the destination's code before it is compared; null: no usable code. */
export async function countDestinationTry(
  db: Db,
  memberId: string,
  now: Date,
  most: number,
): Promise<{ readonly codeHash: string; readonly tries: number } | null> {
  const [row] = await db
    .update(cashoutAccounts)
    .set({ tries: sql`${cashoutAccounts.tries} + 1` })
    .where(
      and(
        eq(cashoutAccounts.memberId, memberId),
        isNull(cashoutAccounts.verifiedAt),
        sql`${cashoutAccounts.codeExpiresAt} > ${now.toISOString()} and ${cashoutAccounts.tries} < ${most}`,
      ),
    )
    .returning({ codeHash: cashoutAccounts.codeHash, tries: cashoutAccounts.tries });
  return row === undefined || row.codeHash === null ? null : { ...row, codeHash: row.codeHash };
}

export async function insertReview(tx: Db, review: typeof payoutReviews.$inferInsert): Promise<void> {
  await tx.insert(payoutReviews).values(review).onConflictDoNothing({ target: payoutReviews.orderId });
}

export async function lockReview(tx: Db, brandId: string, orderId: string): Promise<PayoutReview | null> {
  const [row] = await tx
    .select()
    .from(payoutReviews)
    .where(and(eq(payoutReviews.orderId, orderId), eq(payoutReviews.brand, brandId)))
    .for('update');
  return row ?? null;
}

export async function decideReview(
  tx: Db,
  orderId: string,
  decision: Pick<PayoutReview, 'decision' | 'decidedBy' | 'decidedAt' | 'decisionReason'>,
): Promise<void> {
  await tx
    .update(payoutReviews)
    .set({ ...decision, version: sql`${payoutReviews.version} + 1` })
    .where(eq(payoutReviews.orderId, orderId));
}

/** Whether a cash-out of the member's was to another destination. */
export async function hasOtherDestination(
  db: Db,
  memberId: string,
  destinationKey: string,
): Promise<boolean> {
  const [row] = await db
    .select({ orderId: payoutReviews.orderId })
    .from(payoutReviews)
    .where(and(eq(payoutReviews.memberId, memberId), ne(payoutReviews.destinationKey, destinationKey)))
    .limit(1);
  return row !== undefined;
}

/** By order. */
export async function readReviews(
  db: Db,
  brandId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PayoutReview>> {
  const found = await db
    .select()
    .from(payoutReviews)
    .where(and(inArray(payoutReviews.orderId, [...orderIds]), eq(payoutReviews.brand, brandId)));
  return new Map(found.map((row) => [row.orderId, row]));
}

/** The member's cash-outs, locked until the transaction ends; made if there are none. */
export async function lockAccount(
  tx: Db,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<CashoutAccount> {
  await tx
    .insert(cashoutAccounts)
    .values({ memberId, brand: brandId, changedAt: now })
    .onConflictDoNothing({ target: cashoutAccounts.memberId });
  const [row] = await tx
    .select()
    .from(cashoutAccounts)
    .where(and(eq(cashoutAccounts.memberId, memberId), eq(cashoutAccounts.brand, brandId)))
    .for('update');
  if (row === undefined) throw new Error('The member is another brand’s.');
  return row;
}

/** The member's latest form. */
export async function latestW9(db: Db, brandId: string, memberId: string): Promise<W9Row | null> {
  const [row] = await db
    .select()
    .from(w9Forms)
    .where(and(eq(w9Forms.memberId, memberId), eq(w9Forms.brand, brandId)))
    .orderBy(desc(w9Forms.signedAt), desc(w9Forms.id))
    .limit(1);
  return row ?? null;
}

export async function insertW9(tx: Db, row: typeof w9Forms.$inferInsert): Promise<W9Row> {
  const [made] = await tx.insert(w9Forms).values(row).returning();
  if (made === undefined) throw new Error('The form was not saved.');
  return made;
}

export async function readW9(db: Db, id: string): Promise<W9Row | null> {
  const [row] = await db.select().from(w9Forms).where(eq(w9Forms.id, id));
  return row ?? null;
}

export async function lockW9(tx: Db, id: string): Promise<W9Row | null> {
  const [row] = await tx.select().from(w9Forms).where(eq(w9Forms.id, id)).for('update');
  return row ?? null;
}

export async function changeW9(
  tx: Db,
  id: string,
  change: Partial<Pick<W9Row, 'status' | 'statusAt' | 'dueAt' | 'silences'>>,
): Promise<void> {
  await tx.update(w9Forms).set(change).where(eq(w9Forms.id, id));
}

/** Whether another member of the brand has given this number, unless theirs was found invalid. */
export async function isNumberTaken(
  db: Db,
  { brand, memberId, tinKey }: Pick<W9Row, 'brand' | 'memberId' | 'tinKey'>,
): Promise<boolean> {
  const found = await db
    .select({ id: w9Forms.id })
    .from(w9Forms)
    .where(
      and(
        eq(w9Forms.brand, brand),
        eq(w9Forms.tinKey, tinKey),
        ne(w9Forms.memberId, memberId),
        sql`${w9Forms.status} in ('VALID', 'PROCESSING')`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

export const areW9sDue = (now: Date): SQL => isAnyDue(w9Forms.dueAt, now);

export async function dueW9s(db: Db, now: Date, limit: number): Promise<readonly string[]> {
  const found = await db
    .select({ id: w9Forms.id })
    .from(w9Forms)
    .where(lte(w9Forms.dueAt, now))
    .orderBy(w9Forms.dueAt)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** The member's forms, latest first. */
export function memberW9s(db: Db, brandId: string, memberId: string): Promise<W9Row[]> {
  return db
    .select()
    .from(w9Forms)
    .where(and(eq(w9Forms.memberId, memberId), eq(w9Forms.brand, brandId)))
    .orderBy(desc(w9Forms.signedAt), desc(w9Forms.id))
    .limit(20);
}

/** By id. */
export async function brandW9s(
  db: Db,
  brandId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, W9Row>> {
  const found = await db
    .select()
    .from(w9Forms)
    .where(and(inArray(w9Forms.id, [...ids]), eq(w9Forms.brand, brandId)));
  return new Map(found.map((row) => [row.id, row]));
}
