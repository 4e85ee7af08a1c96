import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { webhookDeliveries, webhookEndpoints } from '../../webhooks/tables.ts';

export async function insertDeliveries(
  db: Db,
  rows: readonly (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  await db.insert(webhookDeliveries).values([...rows]);
}

/** Leads the brand's webhook to this path elsewhere. */
export async function moveWebhook(db: Db, brandId: string, path: string, url: string): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ url })
    .where(and(eq(webhookEndpoints.brand, brandId), like(webhookEndpoints.url, `http://localhost:%${path}`)));
}
