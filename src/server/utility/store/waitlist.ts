import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { utilityWaitlist } from '../tables.ts';

type WaitlistRow = typeof utilityWaitlist.$inferSelect;

/** Replaces what waits with the same id, and what waits for the utility with the same address. */
export async function saveWaiting(
  tx: Db,
  { id, brand, utilityId, emailKey, ...asked }: Omit<WaitlistRow, 'notifiedAt'>,
): Promise<void> {
  await tx.delete(utilityWaitlist).where(eq(utilityWaitlist.id, id));
  const waiting = { ...asked, notifiedAt: null };
  await tx
    .insert(utilityWaitlist)
    .values({ id, brand, utilityId, emailKey, ...waiting })
    .onConflictDoUpdate({
      target: [utilityWaitlist.utilityId, utilityWaitlist.emailKey],
      set: { id, ...waiting },
    });
}

/** The waiting address of a sign-up; null: none. */
export async function waitingEmail(db: Db, id: string, utilityId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: utilityWaitlist.email })
    .from(utilityWaitlist)
    .where(
      and(
        eq(utilityWaitlist.id, id),
        eq(utilityWaitlist.utilityId, utilityId),
        isNull(utilityWaitlist.notifiedAt),
      ),
    );
  return row?.email ?? null;
}

/** The next who still wait for the utility, locked. */
export function lockWaiting(tx: Db, utilityId: string, limit: number): Promise<WaitlistRow[]> {
  return tx
    .select()
    .from(utilityWaitlist)
    .where(and(eq(utilityWaitlist.utilityId, utilityId), isNull(utilityWaitlist.notifiedAt)))
    .orderBy(asc(utilityWaitlist.id))
    .limit(limit)
    .for('update');
}

export async function markWaitingNotified(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(utilityWaitlist).set({ notifiedAt: now }).where(eq(utilityWaitlist.id, id));
}
