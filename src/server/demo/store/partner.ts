import { and, eq, like } from 'drizzle-orm';
import { openAdrReports, openAdrResources, openAdrVens } from '../../partner/tables.ts';
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

/** Gives what one key registered and reported to another one. */
export async function moveVens(tx: Db, from: string, to: string): Promise<void> {
  for (const table of [openAdrVens, openAdrResources, openAdrReports])
    await tx.update(table).set({ keyId: to }).where(eq(table.keyId, from));
}
