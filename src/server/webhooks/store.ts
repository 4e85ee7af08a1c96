import { and, desc, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { WebhookData, WebhookKind } from '../../domain/webhooks/kinds.ts';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import { statement } from '../platform/db/sql.ts';
import { webhookDeliveries, webhookEndpoints, type DeliveryState } from './tables.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export async function insertEndpoint(db: Db, row: typeof webhookEndpoints.$inferInsert): Promise<void> {
  await db.insert(webhookEndpoints).values(row);
}

/** A brand's addresses that haven't ended, the latest first. */
export const listEndpoints = (db: Db, brand: string): Promise<EndpointRow[]> =>
  db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.brand, brand), isNull(webhookEndpoints.endedAt)))
    .orderBy(desc(webhookEndpoints.createdAt));

export async function readEndpoint(db: Db, brand: string, id: string): Promise<EndpointRow | null> {
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.brand, brand)));
  return row ?? null;
}

export async function updateEndpoint(
  db: Db,
  id: string,
  change: Partial<typeof webhookEndpoints.$inferInsert>,
): Promise<void> {
  await db.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id));
}

/** $1 brand, $2 kind, $3 data, $4 now. */
const insertDeliveries = statement(
  'webhooks-note',
  `insert into webhook_deliveries (id, brand, endpoint_id, url, kind, data, created_at, state, due_at)
   select gen_random_uuid(), e.brand, e.id, e.url, $2, $3::jsonb, $4::timestamptz, 'WAITING', $4::timestamptz
   from webhook_endpoints e where e.brand = $1 and e.ended_at is null and e.kinds ? $2`,
);

/** Adds a call for each address of the brand that asked for this kind. In the transaction of what happened. */
export async function noteForPartners(
  tx: Db,
  brand: string,
  kind: WebhookKind,
  data: WebhookData,
  now: Date,
): Promise<void> {
  await insertDeliveries(tx, [brand, kind, JSON.stringify(data), now.toISOString()]);
}

export async function insertDelivery(tx: Db, row: typeof webhookDeliveries.$inferInsert): Promise<void> {
  await tx.insert(webhookDeliveries).values(row);
}

export const areDeliveriesDue = (now: Date): SQL => isAnyDue(webhookDeliveries.dueAt, now);

/** $1 now, $2 limit. Those of a paused address wait until it goes on. */
const due = statement<{ id: string }>(
  'webhooks-due',
  `select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
   where d.due_at <= $1::timestamptz and e.paused_at is null and e.ended_at is null
   order by d.due_at limit $2`,
);

export const findDue = (db: Db, now: Date, limit: number): Promise<{ id: string }[]> =>
  due(db, [now.toISOString(), limit]);

/** Takes a delivery that is due; others leave it alone until `again`. */
export async function claimDelivery(db: Db, id: string, now: Date, again: Date): Promise<DeliveryRow | null> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ dueAt: again, tries: sql`${webhookDeliveries.tries} + 1`, triedAt: now })
    .where(and(eq(webhookDeliveries.id, id), lte(webhookDeliveries.dueAt, now)))
    .returning();
  return row ?? null;
}

export async function noteOutcome(
  db: Db,
  id: string,
  outcome: {
    readonly state: DeliveryState;
    readonly dueAt: Date | null;
    readonly answerStatus: number | null;
    readonly answer: string;
  },
): Promise<void> {
  await db.update(webhookDeliveries).set(outcome).where(eq(webhookDeliveries.id, id));
}

export async function readDelivery(db: Db, brand: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.brand, brand)));
  return row ?? null;
}

/** Sends it once more, from the start of its tries. */
export async function sendAgain(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'WAITING', dueAt: now, tries: 0 })
    .where(eq(webhookDeliveries.id, id));
}
