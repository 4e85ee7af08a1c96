import { and, eq, inArray, max } from 'drizzle-orm';
import type { ApprovalKind } from '../../domain/approvals/proposal.ts';
import type { Db } from '../platform/db/db.ts';
import { targetingRequests } from './tables.ts';

export type ApprovalRow = typeof targetingRequests.$inferSelect;

/** What a change is of. */
export interface Item {
  readonly kind: ApprovalKind;
  readonly objectId: string;
}

/** The change of an item that waits; there is one at most. */
export async function readWaiting(
  db: Db,
  brandId: string,
  { kind, objectId }: Item,
): Promise<ApprovalRow | null> {
  const [row] = await db
    .select()
    .from(targetingRequests)
    .where(
      and(
        eq(targetingRequests.brand, brandId),
        eq(targetingRequests.kind, kind),
        eq(targetingRequests.objectId, objectId),
        eq(targetingRequests.state, 'WAITING'),
      ),
    );
  return row ?? null;
}

/** When a change of an item was last approved; null: never. */
export async function lastApproval(db: Db, brandId: string, { kind, objectId }: Item): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(targetingRequests.decidedAt) })
    .from(targetingRequests)
    .where(
      and(
        eq(targetingRequests.brand, brandId),
        eq(targetingRequests.kind, kind),
        eq(targetingRequests.objectId, objectId),
        eq(targetingRequests.state, 'APPROVED'),
      ),
    );
  return row?.at ?? null;
}

/** Of these items, those with a change that was approved. */
export async function approvedObjects(
  db: Db,
  brandId: string,
  kind: ApprovalKind,
  objectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ objectId: targetingRequests.objectId })
    .from(targetingRequests)
    .where(
      and(
        eq(targetingRequests.brand, brandId),
        eq(targetingRequests.kind, kind),
        inArray(targetingRequests.objectId, [...objectIds]),
        eq(targetingRequests.state, 'APPROVED'),
      ),
    );
  return new Set(found.map(({ objectId }) => objectId));
}

export async function readRequest(db: Db, brandId: string, id: string): Promise<ApprovalRow | null> {
  const [row] = await db
    .select()
    .from(targetingRequests)
    .where(and(eq(targetingRequests.brand, brandId), eq(targetingRequests.id, id)));
  return row ?? null;
}

export async function insertRequest(tx: Db, row: ApprovalRow): Promise<void> {
  await tx.insert(targetingRequests).values(row);
}

/** What became of a change that waited. */
export async function settleRequest(
  tx: Db,
  id: string,
  outcome: Pick<ApprovalRow, 'state' | 'deciderId' | 'decidedAt' | 'decision'>,
): Promise<void> {
  await tx.update(targetingRequests).set(outcome).where(eq(targetingRequests.id, id));
}
