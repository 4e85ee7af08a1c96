import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { balanceAdjustments } from './tables.ts';

export type BalanceAdjustment = typeof balanceAdjustments.$inferSelect;

export async function readAdjustment(db: Db, id: string): Promise<BalanceAdjustment | null> {
  const [row] = await db.select().from(balanceAdjustments).where(eq(balanceAdjustments.id, id));
  return row ?? null;
}

/** How many points a member's balance was changed by after an instant without a second person, up and down together. */
export async function adjustedSince(db: Db, memberId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(abs(${balanceAdjustments.points})), 0)::int` })
    .from(balanceAdjustments)
    .where(
      and(
        eq(balanceAdjustments.memberId, memberId),
        gt(balanceAdjustments.bookedAt, since),
        isNull(balanceAdjustments.approverId),
      ),
    );
  return row?.points ?? 0;
}

export async function insertAdjustment(tx: Db, row: BalanceAdjustment): Promise<void> {
  await tx.insert(balanceAdjustments).values(row);
}
