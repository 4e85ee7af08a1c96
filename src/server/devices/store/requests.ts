import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { deviceAuthRequests, deviceWebhooks } from '../tables.ts';

export type AuthRequest = typeof deviceAuthRequests.$inferSelect;

export async function insertAuthRequest(
  db: Db,
  request: typeof deviceAuthRequests.$inferInsert,
): Promise<void> {
  await db.insert(deviceAuthRequests).values(request);
}

export async function findAuthRequest(db: Db, stateHash: string): Promise<AuthRequest | undefined> {
  const [request] = await db
    .select()
    .from(deviceAuthRequests)
    .where(eq(deviceAuthRequests.stateHash, stateHash));
  return request;
}

/** False if the request was used before. */
export async function markAuthRequestUsed(db: Db, id: string, at: Date): Promise<boolean> {
  const first = await db
    .update(deviceAuthRequests)
    .set({ usedAt: at })
    .where(and(eq(deviceAuthRequests.id, id), isNull(deviceAuthRequests.usedAt)))
    .returning({ id: deviceAuthRequests.id });
  return first.length > 0;
}

/** False if a webhook with this id was received before. */
export async function insertWebhook(tx: Db, partner: string, id: string, receivedAt: Date): Promise<boolean> {
  const first = await tx
    .insert(deviceWebhooks)
    .values({ partner, id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: deviceWebhooks.id });
  return first.length > 0;
}

/** Deletes webhooks received, and log-ins expired, before a time. */
export async function deleteOldRequests(db: Db, before: Date): Promise<void> {
  await db.delete(deviceWebhooks).where(lt(deviceWebhooks.receivedAt, before));
  await db.delete(deviceAuthRequests).where(lt(deviceAuthRequests.expiresAt, before));
}
