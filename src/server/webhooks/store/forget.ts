import { and, eq, isNull, lte, notExists } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { webhookDeliveries, webhookEndpoints } from '../tables.ts';

/** Product: as long as messages to members are kept. */
const RECORD_DAYS = 400;

/** Forgets old calls that aren't to be made any more, and addresses that ended before them. */
export async function forgetOldCalls(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RECORD_DAYS * 86_400_000);
  await db
    .delete(webhookDeliveries)
    .where(and(lte(webhookDeliveries.createdAt, before), isNull(webhookDeliveries.dueAt)));
  await db
    .delete(webhookEndpoints)
    .where(
      and(
        lte(webhookEndpoints.endedAt, before),
        notExists(
          db
            .select({ id: webhookDeliveries.id })
            .from(webhookDeliveries)
            .where(eq(webhookDeliveries.endpointId, webhookEndpoints.id)),
        ),
      ),
    );
}
