import { and, eq, gt, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { foundAgain } from '../../platform/db/differences.ts';
import { cashoutStops, payoutAccounts, payoutDifferences } from '../tables.ts';

export type PayoutAccount = typeof payoutAccounts.$inferSelect;
export type PayoutDifferenceRow = typeof payoutDifferences.$inferSelect;

export async function readPayoutAccount(db: Db, brandId: string): Promise<PayoutAccount | null> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.brand, brandId));
  return row ?? null;
}

/** Our webhooks at the provider, by brand. */
export async function readWebhookIds(
  db: Db,
): Promise<readonly { readonly brand: string; readonly webhookId: string }[]> {
  const found = await db
    .select({ brand: payoutAccounts.brand, webhookId: payoutAccounts.webhookId })
    .from(payoutAccounts);
  return found.flatMap(({ brand, webhookId }) => (webhookId === null ? [] : [{ brand, webhookId }]));
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

/** Compares a brand's list no later than that. */
export async function hastenComparison(tx: Db, brand: string, dueAt: Date): Promise<void> {
  await tx
    .update(payoutAccounts)
    .set({ dueAt })
    .where(and(eq(payoutAccounts.brand, brand), gt(payoutAccounts.dueAt, dueAt)));
}

/** The cash-outs stopped for a brand; `at` null: none. */
export interface CashoutStopRow {
  readonly scope: 'all' | 'paypal' | null;
  readonly at: Date | null;
}

export async function readCashoutStop(db: Db, brand: string): Promise<CashoutStopRow> {
  const [row] = await db.select().from(cashoutStops).where(eq(cashoutStops.brand, brand));
  return { scope: row?.scope ?? null, at: row?.at ?? null };
}

/** Changes of a brand's stop queue up here, because there may be no row to lock. */
export async function lockStops(tx: Db, brand: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cashout-stop:${brand}`}, 3))`);
}

/** null: nothing is stopped any more. */
export async function saveCashoutStop(
  tx: Db,
  brand: string,
  scope: CashoutStopRow['scope'],
  at: Date,
): Promise<void> {
  if (scope === null) await tx.delete(cashoutStops).where(eq(cashoutStops.brand, brand));
  else
    await tx
      .insert(cashoutStops)
      .values({ brand, scope, at })
      .onConflictDoUpdate({ target: cashoutStops.brand, set: { scope, at } });
}

/** By id. */
export async function brandDifferences(
  db: Db,
  brand: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PayoutDifferenceRow>> {
  const found = await db
    .select()
    .from(payoutDifferences)
    .where(and(inArray(payoutDifferences.id, [...ids]), eq(payoutDifferences.brand, brand)));
  return new Map(found.map((row) => [row.id, row]));
}

export async function lockDifference(tx: Db, brand: string, id: number): Promise<PayoutDifferenceRow | null> {
  const [row] = await tx
    .select()
    .from(payoutDifferences)
    .where(and(eq(payoutDifferences.id, id), eq(payoutDifferences.brand, brand)))
    .for('update');
  return row ?? null;
}

export async function settleDifference(
  tx: Db,
  id: number,
  settled: Pick<PayoutDifferenceRow, 'settledAt' | 'settledBy' | 'settledReason'>,
): Promise<void> {
  await tx
    .update(payoutDifferences)
    .set({ ...settled, isGone: false })
    .where(eq(payoutDifferences.id, id));
}

export const areBrandsDue = (now: Date): SQL => isAnyDue(payoutAccounts.dueAt, now);

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
        set: {
          ...fresh,
          ...foundAgain(payoutDifferences),
        },
      });
  }
  const seen = new Set(found.map(({ kind, reference }) => `${kind}:${reference}`));
  const open = await tx
    .select()
    .from(payoutDifferences)
    .where(and(eq(payoutDifferences.brand, brand), isNull(payoutDifferences.settledAt)));
  const gone = open.filter(({ kind, reference }) => !seen.has(`${kind}:${reference}`)).map(({ id }) => id);
  if (gone.length > 0)
    await tx
      .update(payoutDifferences)
      .set({ settledAt: now, isGone: true })
      .where(inArray(payoutDifferences.id, gone));
}
