import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { meterClaims } from '../tables.ts';
import type { NumberHashes, Rival } from './numbers.ts';

export type ClaimRow = typeof meterClaims.$inferSelect;

/** For so long a number that staff gave to another member can't be connected again by the member who lost it. */
const KEPT_FREE_DAYS = 30;

/** Opens a claim, or replaces the member's open one. */
export async function saveClaim(tx: Db, claim: Omit<ClaimRow, 'decidedAt' | 'decidedFor'>): Promise<void> {
  const { id: _id, ...facts } = claim;
  await tx
    .insert(meterClaims)
    .values(claim)
    .onConflictDoUpdate({
      target: meterClaims.memberId,
      targetWhere: sql`decided_at is null`,
      set: facts,
    });
}

/** Locked until the transaction ends; null: unknown. */
export async function lockClaim(tx: Db, id: string): Promise<ClaimRow | null> {
  const [row] = await tx.select().from(meterClaims).where(eq(meterClaims.id, id)).for('update');
  return row ?? null;
}

export async function closeClaim(
  tx: Db,
  id: string,
  decidedFor: 'claimant' | 'holder',
  decidedAt: Date,
): Promise<void> {
  await tx
    .update(meterClaims)
    .set({ decidedFor, decidedAt })
    .where(and(eq(meterClaims.id, id), isNull(meterClaims.decidedAt)));
}

/**
 * The member to whom staff gave one of the numbers, which was this member's, lately: so that the new owner has time to
 * connect.
 */
export async function findLostNumber(
  tx: Db,
  memberId: string,
  { accountHash, nmiHash }: NumberHashes,
  now: Date,
): Promise<Rival | null> {
  const [lost] = await tx
    .select({
      memberId: meterClaims.memberId,
      kind: meterClaims.kind,
      numberHash: meterClaims.numberHash,
    })
    .from(meterClaims)
    .where(
      and(
        eq(meterClaims.holderId, memberId),
        eq(meterClaims.decidedFor, 'claimant'),
        gt(meterClaims.decidedAt, new Date(now.getTime() - KEPT_FREE_DAYS * 86_400_000)),
        inArray(
          meterClaims.numberHash,
          [accountHash, nmiHash].filter((hash) => hash !== null),
        ),
      ),
    )
    .orderBy(desc(meterClaims.decidedAt))
    .limit(1);
  return lost ?? null;
}
