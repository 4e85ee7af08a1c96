import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { payoutAccounts, payoutDifferences } from '../tables.ts';

export type PayoutAccount = typeof payoutAccounts.$inferSelect;
export type PayoutDifference = typeof payoutDifferences.$inferSelect;

export async function readPayoutAccount(db: Db, brandId: string): Promise<PayoutAccount | null> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.brand, brandId));
  return row ?? null;
}

export async function savePayoutAccount(
  db: Db,
  brand: string,
  change: Partial<Omit<PayoutAccount, 'brand'>> & Pick<PayoutAccount, 'dueAt'>,
): Promise<void> {
  await db
    .insert(payoutAccounts)
    .values({ brand, ...change })
    .onConflictDoUpdate({ target: payoutAccounts.brand, set: change });
}

/** Brands whose list is due to be compared. */
export async function dueBrands(db: Db, now: Date): Promise<readonly string[]> {
  const found = await db
    .select({ brand: payoutAccounts.brand })
    .from(payoutAccounts)
    .where(lte(payoutAccounts.dueAt, now));
  return found.map(({ brand }) => brand);
}

export async function knownBrands(db: Db): Promise<ReadonlySet<string>> {
  const found = await db.select({ brand: payoutAccounts.brand }).from(payoutAccounts);
  return new Set(found.map(({ brand }) => brand));
}

type NewDifference = Omit<typeof payoutDifferences.$inferInsert, 'id' | 'settledAt' | 'settledBy' | 'isGone'>;

/** Records the differences that there are now: new ones are open, those that are gone are settled by themselves. */
export async function saveDifferences(
  tx: Db,
  brand: string,
  found: readonly NewDifference[],
  now: Date,
): Promise<void> {
  for (const each of found) {
    const fresh = { ours: each.ours, theirs: each.theirs, theirState: each.theirState };
    await tx
      .insert(payoutDifferences)
      .values(each)
      .onConflictDoUpdate({
        target: [payoutDifferences.brand, payoutDifferences.kind, payoutDifferences.reference],
        // One that staff settled stays settled; one that went away by itself and is back is open again.
        set: {
          ...fresh,
          settledAt: sql`case when ${payoutDifferences.isGone} then null else ${payoutDifferences.settledAt} end`,
          isGone: false,
        },
      });
  }
  const seen = new Set(found.map(({ kind, reference }) => `${kind}:${reference}`));
  for (const open of await openDifferences(tx, brand))
    if (!seen.has(`${open.kind}:${open.reference}`))
      await tx
        .update(payoutDifferences)
        .set({ settledAt: now, isGone: true })
        .where(eq(payoutDifferences.id, open.id));
}

/** Oldest first. */
function openDifferences(db: Db, brand: string): Promise<PayoutDifference[]> {
  return db
    .select()
    .from(payoutDifferences)
    .where(and(eq(payoutDifferences.brand, brand), isNull(payoutDifferences.settledAt)))
    .orderBy(asc(payoutDifferences.foundAt), asc(payoutDifferences.id))
    .limit(200);
}
