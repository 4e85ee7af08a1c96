import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { utilityPartners, utilityWebhooks } from '../tables.ts';

type PartnerRow = typeof utilityPartners.$inferSelect;
export type PartnerChange = Partial<Omit<PartnerRow, 'utilityId'>>;

/** Null: nothing is kept of the utility yet. */
export async function findPartner(db: Db, utilityId: string): Promise<PartnerRow | null> {
  const [row] = await db.select().from(utilityPartners).where(eq(utilityPartners.utilityId, utilityId));
  return row ?? null;
}

/** Locks the row, whether it exists or not, so that concurrent reports see each other's writes. */
export async function lockPartner(tx: Db, utilityId: string): Promise<PartnerRow | null> {
  const [row] = await tx
    .insert(utilityPartners)
    .values({ utilityId })
    .onConflictDoUpdate({ target: utilityPartners.utilityId, set: { utilityId } })
    .returning();
  return row ?? null;
}

/** Changes nothing if nothing is kept of the utility yet. */
export async function updatePartner(db: Db, utilityId: string, change: PartnerChange): Promise<void> {
  await db.update(utilityPartners).set(change).where(eq(utilityPartners.utilityId, utilityId));
}

export async function savePartner(db: Db, utilityId: string, change: PartnerChange): Promise<void> {
  await db
    .insert(utilityPartners)
    .values({ utilityId, ...change })
    .onConflictDoUpdate({ target: utilityPartners.utilityId, set: change });
}

/** Whether the drops' cursor was still `cursor`; otherwise nothing changes. */
export async function updatePartnerAtCursor(
  db: Db,
  utilityId: string,
  cursor: string | null,
  change: PartnerChange,
): Promise<boolean> {
  const changed = await db
    .update(utilityPartners)
    .set(change)
    .where(
      and(
        eq(utilityPartners.utilityId, utilityId),
        sql`${utilityPartners.cursor} is not distinct from ${cursor}`,
      ),
    )
    .returning({ id: utilityPartners.utilityId });
  return changed.length > 0;
}

/** Members were notified of the outage that began then, or of its end (null), if `before` is still stored. */
export async function markMembersNotified(
  db: Db,
  utilityId: string,
  before: Date | null,
  began: Date | null,
): Promise<void> {
  const isSame = sql`${utilityPartners.membersNotifiedOf} is not distinct from ${before?.toISOString() ?? null}::timestamptz`;
  await db
    .insert(utilityPartners)
    .values({ utilityId, membersNotifiedOf: began })
    .onConflictDoUpdate({
      target: utilityPartners.utilityId,
      set: { membersNotifiedOf: began },
      setWhere: isSame,
    });
}

/** Whether it is the webhook's first delivery. */
export async function insertWebhook(tx: Db, webhook: typeof utilityWebhooks.$inferInsert): Promise<boolean> {
  const first = await tx
    .insert(utilityWebhooks)
    .values(webhook)
    .onConflictDoNothing()
    .returning({ id: utilityWebhooks.id });
  return first.length > 0;
}

export async function deleteWebhooksBefore(db: Db, receivedAt: Date): Promise<void> {
  await db.delete(utilityWebhooks).where(lt(utilityWebhooks.receivedAt, receivedAt));
}
