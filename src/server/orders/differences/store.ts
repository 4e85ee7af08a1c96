import { and, asc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { orderOfKey, type OrderDifference, type OurOrder } from '../../../domain/orders/compareOrders.ts';
import type { FulfilmentService } from '../../../domain/rewards/catalogue.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { foundAgain } from '../../platform/db/differences.ts';
import { isId } from '../../platform/ids.ts';
import { partnerKey } from '../partnerKey.ts';
import { orderDifferences, orderLists, orders } from '../tables.ts';

export type OrderListRow = typeof orderLists.$inferSelect;
export type OrderDifferenceRow = typeof orderDifferences.$inferSelect;

/** Keys in one statement. */
const AT_ONCE = 1_000;

/** When each service's list was compared; services that were never due are left out. */
export function readLists(db: Db): Promise<OrderListRow[]> {
  return db.select().from(orderLists).orderBy(asc(orderLists.service));
}

export async function saveList(
  db: Db,
  service: FulfilmentService,
  change: Partial<Omit<OrderListRow, 'service'>> & Pick<OrderListRow, 'dueAt'>,
): Promise<void> {
  await db
    .insert(orderLists)
    .values({ service, ...change })
    .onConflictDoUpdate({ target: orderLists.service, set: change });
}

/** Whether a list is due to be compared. */
export const areListsDue = (now: Date): SQL => isAnyDue(orderLists.dueAt, now);

export async function dueLists(db: Db, now: Date): Promise<readonly FulfilmentService[]> {
  const due = await db
    .select({ service: orderLists.service })
    .from(orderLists)
    .where(lte(orderLists.dueAt, now));
  return due.map(({ service }) => service);
}

/** A service's orders that were sent since then, and those whose keys its list names; of all brands. */
export async function readOurOrders(
  db: Db,
  service: FulfilmentService,
  since: Date,
  keys: readonly string[],
): Promise<readonly OurOrder[]> {
  const ids = [...new Set(keys.map(orderOfKey).filter(isId))];
  const found = new Map<string, OurOrder>();
  for (let from = 0; from === 0 || from < ids.length; from += AT_ONCE) {
    const here = ids.slice(from, from + AT_ONCE);
    const rows = await db
      .select({
        id: orders.id,
        brand: orders.brand,
        attempt: orders.attempt,
        state: orders.state,
        hundredths: orders.valueHundredths,
        currency: orders.currency,
        askedAt: orders.askedAt,
        changedAt: orders.changedAt,
        fulfilledAt: orders.fulfilledAt,
      })
      .from(orders)
      .where(
        and(
          eq(orders.service, service),
          or(
            here.length === 0 ? undefined : inArray(orders.id, here),
            from === 0 ? sql`${orders.askedAt} >= ${since.toISOString()}` : undefined,
          ),
        ),
      );
    for (const { id, attempt, fulfilledAt, ...row } of rows)
      found.set(id, {
        ...row,
        orderId: id,
        key: partnerKey({ id, attempt }),
        wasDelivered: fulfilledAt !== null,
      });
  }
  return [...found.values()];
}

/** Makes open orders due now. */
export async function scheduleNow(tx: Db, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(orders)
    .set({ dueAt: now })
    .where(and(inArray(orders.id, [...orderIds]), inArray(orders.state, ['placed', 'accepted'])));
}

/** Records a service's differences as they are now: new ones are open, those that are gone are settled by themselves. */
export async function saveOrderDifferences(
  tx: Db,
  service: FulfilmentService,
  found: readonly OrderDifference[],
  now: Date,
): Promise<void> {
  for (const each of found) {
    const { brand, ours, theirs, theirState } = each;
    await tx
      .insert(orderDifferences)
      .values({ ...each, service, foundAt: now })
      .onConflictDoUpdate({
        target: [orderDifferences.service, orderDifferences.kind, orderDifferences.reference],
        set: {
          brand,
          ours,
          theirs,
          theirState,
          ...foundAgain(orderDifferences),
        },
      });
  }
  const seen = new Set(found.map(({ kind, reference }) => `${kind}:${reference}`));
  const open = await tx
    .select()
    .from(orderDifferences)
    .where(and(eq(orderDifferences.service, service), isNull(orderDifferences.settledAt)));
  const gone = open.filter(({ kind, reference }) => !seen.has(`${kind}:${reference}`)).map(({ id }) => id);
  if (gone.length > 0)
    await tx
      .update(orderDifferences)
      .set({ settledAt: now, isGone: true })
      .where(inArray(orderDifferences.id, gone));
}

/** A brand's differences, with those of orders that no brand knows. */
const isSeenBy = (brand: string) => or(eq(orderDifferences.brand, brand), isNull(orderDifferences.brand));

/** By id. */
export async function seenDifferences(
  db: Db,
  brand: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderDifferenceRow>> {
  const found = await db
    .select()
    .from(orderDifferences)
    .where(and(inArray(orderDifferences.id, [...ids]), isSeenBy(brand)));
  return new Map(found.map((row) => [row.id, row]));
}

export async function lockOrderDifference(
  tx: Db,
  brand: string,
  id: number,
): Promise<OrderDifferenceRow | null> {
  const [row] = await tx
    .select()
    .from(orderDifferences)
    .where(and(eq(orderDifferences.id, id), isSeenBy(brand)))
    .for('update');
  return row ?? null;
}

export async function settleDifferenceRow(
  tx: Db,
  id: number,
  settled: Pick<OrderDifferenceRow, 'settledAt' | 'settledBy' | 'settledReason'>,
): Promise<void> {
  await tx
    .update(orderDifferences)
    .set({ ...settled, isGone: false })
    .where(eq(orderDifferences.id, id));
}
