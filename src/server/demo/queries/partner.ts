import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { webhookEndpoints } from '../../webhooks/tables.ts';

/** Whether the brand has a webhook to a path of any host. */
export async function hasWebhookAt(db: Db, brandId: string, path: string): Promise<boolean> {
  const found = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.brand, brandId), like(webhookEndpoints.url, `http://localhost:%${path}`)))
    .limit(1);
  return found.length > 0;
}
