import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import { statement } from '../platform/db/sql.ts';
import { beforeCommit } from '../platform/db/transaction.ts';
import {
  orderHistory,
  orders,
  rewardStock,
  shopWebhooks,
  type OrderHappening,
  type OrderHold,
} from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderChange = Partial<Omit<typeof orders.$inferInsert, 'id' | 'memberId' | 'brand' | 'key'>>;
export type HistoryRow = Pick<typeof orderHistory.$inferSelect, 'position' | 'at' | 'what' | 'detail'>;

/** Gift cards and coupons in their list. */
const MOST_CODES = 500;

/** Columns of a new order. */
const NEW_COLUMNS = {
  id: 'id uuid',
  memberId: 'member_id uuid',
  brand: 'brand text',
  key: 'key text',
  kind: 'kind text',
  item: 'item text',
  rewardId: 'reward_id uuid',
  service: 'service text',
  quantity: 'quantity int',
  title: 'title text',
  state: 'state text',
  recipient: 'recipient text',
  address: 'address jsonb',
  priceWatts: 'price_watts int',
  pricePoints: 'price_points int',
  worthPoints: 'worth_points int',
  cardHundredths: 'card_hundredths int',
  destination: 'destination text',
  heldFor: 'held_for text',
  notBefore: 'not_before timestamptz',
  valueHundredths: 'value_hundredths int',
  currency: 'currency text',
  barcode: 'barcode text',
  dueAt: 'due_at timestamptz',
  placedAt: 'placed_at timestamptz',
  promisedAt: 'promised_at timestamptz',
  changedAt: 'changed_at timestamptz',
  replaces: 'replaces uuid',
} as const satisfies Partial<Record<keyof OrderRow, string>>;

export type NewOrder = Pick<OrderRow, keyof typeof NEW_COLUMNS>;

/** Columns that fulfilment fills in, with their initial values. */
const NOT_YET: Omit<OrderRow, keyof NewOrder> = {
  isCashout: false,
  shipping: null,
  partnerState: null,
  secret: null,
  expiresAt: null,
  usedAt: null,
  replacedBy: null,
  attempt: 1,
  askedAt: null,
  silences: 0,
  cancelAskedAt: null,
  codeEnd: null,
  shopNumber: null,
  carrier: null,
  trackingNumber: null,
  failure: null,
  lateMoves: 0,
  shortWatts: 0,
  acceptedAt: null,
  shippedAt: null,
  fulfilledAt: null,
  failedAt: null,
  refundedAt: null,
};

const columns = Object.values(NEW_COLUMNS);
const names = columns.map((column) => column.split(' ')[0]).join(', ');

/** $1 the order by column, $2 its first entry in the history. One statement, because members wait for it. */
const place = statement<{ isNew: boolean }>(
  'order_place',
  `with made as (
     insert into orders (${names})
     select ${names}
     from jsonb_to_record($1::jsonb) as o(${columns.join(', ')})
     on conflict (member_id, key) do nothing
     returning id, member_id, placed_at
   ),
   noted as (
     insert into order_history (order_id, member_id, at, what, detail)
     select id, member_id, placed_at, 'placed', $2::jsonb
     from made
   )
   select exists (select from made) as "isNew"`,
);

/** Inserts an order and begins its history; null if the member has one with this key. */
export async function insertOrder(tx: Db, row: NewOrder): Promise<OrderRow | null> {
  const byColumn = Object.entries(NEW_COLUMNS).map(([key, column]) => [
    column.split(' ')[0],
    row[key as keyof NewOrder],
  ]);
  const detail = { item: row.item, quantity: row.quantity };
  const [made] = await place(tx, [JSON.stringify(Object.fromEntries(byColumn)), JSON.stringify(detail)]);
  return made?.isNew === true ? { ...row, ...NOT_YET } : null;
}

export async function orderByKey(db: Db, memberId: string, key: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.key, key)));
  return row ?? null;
}

/** How many of their orders a member sees. */
const MOST_ORDERS = 50;

/** Latest first. */
export function readOrders(db: Db, brandId: string, memberId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.brand, brandId)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MOST_ORDERS);
}

/** A member's orders that were replaced, and those sent in their place. */
export function replacedOrders(db: Db, brandId: string, memberId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.brand, brandId),
        or(isNotNull(orders.replaces), isNotNull(orders.replacedBy)),
      ),
    );
}

export async function memberOrder(
  db: Db,
  brandId: string,
  memberId: string,
  id: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.memberId, memberId), eq(orders.brand, brandId)));
  return row ?? null;
}

/**
 * Whether an order is a coupon: one of the catalogue, or a discount that was won on the wheel. What has a face value there
 * is a gift card.
 */
export const isCoupon = ({
  kind,
  service,
  valueHundredths,
}: Pick<OrderRow, 'kind' | 'service' | 'valueHundredths'>): boolean =>
  kind === 'coupon' || (kind === 'wheel' && service !== 'shop' && valueHundredths === null);

/** Whether it is a payout that the provider can't know yet. */
export const isUnsentPayout = ({ service, state, askedAt }: OrderRow): boolean =>
  service === 'payouts' && state === 'placed' && askedAt === null;

/** A member's gift cards and coupons, latest first; also those of the wheel. */
export function readCodes(db: Db, brandId: string, memberId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.brand, brandId),
        or(
          inArray(orders.kind, ['gift_card', 'coupon']),
          and(eq(orders.kind, 'wheel'), ne(orders.service, 'shop')),
        ),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(MOST_CODES);
}

/** By id. */
export async function brandOrders(
  db: Db,
  brandId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const found = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), eq(orders.brand, brandId)));
  return new Map(found.map((row) => [row.id, row]));
}

export async function brandOrder(db: Db, brandId: string, id: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.brand, brandId)));
  return row ?? null;
}

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

/** Locks payouts that weren't sent yet and are held for one of these reasons, null being none. */
export function lockUnsentPayouts(
  tx: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string | null },
  heldFor: readonly (OrderHold | null)[],
): Promise<OrderRow[]> {
  const holds = heldFor.filter((hold) => hold !== null);
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.brand, brandId),
        eq(orders.service, 'payouts'),
        eq(orders.state, 'placed'),
        isNull(orders.askedAt),
        memberId === null ? undefined : eq(orders.memberId, memberId),
        or(
          ...(heldFor.includes(null) ? [isNull(orders.heldFor)] : []),
          ...(holds.length > 0 ? [inArray(orders.heldFor, holds)] : []),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update');
}

export async function changeOrder(tx: Db, id: string, change: OrderChange): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

export async function addHistory(
  tx: Db,
  { id, memberId }: Pick<OrderRow, 'id' | 'memberId'>,
  at: Date,
  what: OrderHappening,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await tx.insert(orderHistory).values({ orderId: id, memberId, at, what, detail });
}

export function readHistory(db: Db, orderId: string): Promise<HistoryRow[]> {
  const { position, at, what, detail } = orderHistory;
  return db
    .select({ position, at, what, detail })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(position));
}

/** Orders whose code came before it could be searched for; locked until the transaction ends. */
export async function lockUnreadCodes(
  tx: Db,
  limit: number,
): Promise<{ readonly id: string; readonly secret: string }[]> {
  const rows = await tx
    .select({ id: orders.id, secret: orders.secret })
    .from(orders)
    .where(and(isNotNull(orders.secret), isNull(orders.codeEnd)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.flatMap(({ id, secret }) => (secret === null ? [] : [{ id, secret }]));
}

/** Locks open orders that were placed before there were promises. */
export function lockUnpromised(tx: Db, limit: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(inArray(orders.state, ['placed', 'accepted']), isNull(orders.promisedAt)))
    .orderBy(asc(orders.id))
    .limit(limit)
    .for('update');
}

export const areOrdersDue = (now: Date): SQL => isAnyDue(orders.dueAt, now);

export async function dueOrders(db: Db, now: Date, limit: number): Promise<readonly string[]> {
  return (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(lte(orders.dueAt, now))
      .orderBy(asc(orders.dueAt))
      .limit(limit)
  ).map(({ id }) => id);
}

const take = statement(
  'order_take_stock',
  'update reward_stock set remaining = remaining - $2::int where reward_id = $1::uuid',
);

/**
 * Takes from a reward's stock as the transaction commits, which fails with `soldOut` when too little is left. Rewards
 * without a limit always have enough.
 */
export const takeStock = (tx: Db, rewardId: string, quantity: number, soldOut: () => Error): Promise<void> =>
  beforeCommit(tx, take, [rewardId, quantity], ({ constraint }) =>
    constraint === 'reward_stock_not_negative' ? soldOut() : null,
  );

export async function returnStock(tx: Db, rewardId: string, quantity: number): Promise<void> {
  await tx
    .update(rewardStock)
    .set({ remaining: sql`${rewardStock.remaining} + ${quantity}` })
    .where(eq(rewardStock.rewardId, rewardId));
}

/** Remaining stock; null: unlimited. */
export async function readStock(db: Db, rewardId: string): Promise<number | null> {
  const [row] = await db
    .select({ remaining: rewardStock.remaining })
    .from(rewardStock)
    .where(eq(rewardStock.rewardId, rewardId));
  return row?.remaining ?? null;
}

/** Sets the remaining stock; null: unlimited. */
export async function setStock(tx: Db, rewardId: string, remaining: number | null): Promise<void> {
  if (remaining === null) await tx.delete(rewardStock).where(eq(rewardStock.rewardId, rewardId));
  else
    await tx
      .insert(rewardStock)
      .values({ rewardId, remaining })
      .onConflictDoUpdate({ target: rewardStock.rewardId, set: { remaining } });
}

/** Whether the webhook's id is new. */
export async function insertWebhookId(tx: Db, id: string, receivedAt: Date): Promise<boolean> {
  return (
    (
      await tx
        .insert(shopWebhooks)
        .values({ id, receivedAt })
        .onConflictDoNothing()
        .returning({ id: shopWebhooks.id })
    ).length > 0
  );
}

export async function forgetWebhooks(db: Db, before: Date): Promise<void> {
  await db.delete(shopWebhooks).where(lt(shopWebhooks.receivedAt, before));
}

/** Orders that wait for the member's address. */
export async function ordersWithoutAddress(tx: Db, memberId: string): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.state, 'placed'), isNull(orders.address)))
    .for('update');
}
