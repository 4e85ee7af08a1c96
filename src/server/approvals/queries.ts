import { and, count, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { ApprovalKind } from '../../domain/approvals/proposal.ts';
import { orders } from '../orders/tables.ts';
import type { Db } from '../platform/db/db.ts';
import { targetingRequests } from './tables.ts';

/** How many changes of these kinds wait, without those that `viewerId` made or that are of their points or orders. */
export async function countWaiting(
  db: Db,
  brandId: string,
  kinds: readonly ApprovalKind[],
  viewerId: string | null,
): Promise<number> {
  const ordersOf = (memberId: string) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(sql`${orders.id}::text`, targetingRequests.objectId), eq(orders.memberId, memberId)));
  const [row] = await db
    .select({ waiting: count() })
    .from(targetingRequests)
    .where(
      and(
        eq(targetingRequests.brand, brandId),
        inArray(targetingRequests.kind, [...kinds]),
        eq(targetingRequests.state, 'WAITING'),
        viewerId === null
          ? undefined
          : and(
              ne(targetingRequests.authorId, viewerId),
              or(ne(targetingRequests.kind, 'POINTS'), ne(targetingRequests.objectId, viewerId)),
              or(ne(targetingRequests.kind, 'REPLACEMENT'), notExists(ordersOf(viewerId))),
            ),
      ),
    );
  return row?.waiting ?? 0;
}
