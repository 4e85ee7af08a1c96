import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { OpenAdrNotification } from '../../domain/partner/notifications.ts';
import type { WebhookData, WebhookKind } from '../../domain/webhooks/kinds.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { webhookDeliveries, webhookEndpoints, type DeliveryState } from './tables.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export async function insertEndpoint(db: Db, row: typeof webhookEndpoints.$inferInsert): Promise<void> {
  await db.insert(webhookEndpoints).values(row);
}

export async function readEndpoint(db: Db, brand: string, id: string): Promise<EndpointRow | null> {
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.brand, brand)));
  return row ?? null;
}

/** An address that no other process changes meanwhile. */
export async function lockEndpoint(tx: Db, brand: string, id: string): Promise<EndpointRow | null> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.brand, brand)))
    .for('update');
  return row ?? null;
}

/** Why a delivery is given up before its tries are over: its address, or the key of it, is over. */
export type GivenUpBecause = 'ended' | 'expired';

const givenUp = (why: GivenUpBecause) =>
  ({ state: 'FAILED', dueAt: null, answerStatus: null, answer: why }) as const;

/** Ends addresses, and gives up what waits for them. */
export async function endEndpoints(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ endedAt: now })
    .where(and(inArray(webhookEndpoints.id, [...ids]), isNull(webhookEndpoints.endedAt)));
  await tx
    .update(webhookDeliveries)
    .set(givenUp('ended'))
    .where(and(inArray(webhookDeliveries.endpointId, [...ids]), eq(webhookDeliveries.state, 'WAITING')));
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

/** $1 id, $2 address, $3 notification, $4 now. */
const insertCallback = statement(
  'webhooks-callback',
  `insert into webhook_deliveries (id, brand, endpoint_id, url, kind, data, created_at, state, due_at)
   select $1::uuid, e.brand, e.id, e.url, 'OPENADR', $3::jsonb, $4::timestamptz, 'WAITING', $4::timestamptz
   from webhook_endpoints e where e.id = $2::uuid and e.ended_at is null`,
);

/** Adds a call of a device's address, unless that has ended. */
export async function insertNotification(
  tx: Db,
  id: string,
  endpointId: string,
  data: OpenAdrNotification,
  now: Date,
): Promise<void> {
  await insertCallback(tx, [id, endpointId, JSON.stringify(data), now.toISOString()]);
}

/** Takes a delivery that is due at an address that is called; others leave it alone until `again`. */
export async function claimDelivery(db: Db, id: string, now: Date, again: Date): Promise<DeliveryRow | null> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ dueAt: again, tries: sql`${webhookDeliveries.tries} + 1`, triedAt: now })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        lte(webhookDeliveries.dueAt, now),
        inArray(
          webhookDeliveries.endpointId,
          db
            .select({ id: webhookEndpoints.id })
            .from(webhookEndpoints)
            .where(and(isNull(webhookEndpoints.pausedAt), isNull(webhookEndpoints.endedAt))),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

/** Gives up a delivery that waits for an address that isn't called any more. */
export async function giveUp(db: Db, id: string, why: GivenUpBecause): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set(givenUp(why))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'WAITING')));
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
