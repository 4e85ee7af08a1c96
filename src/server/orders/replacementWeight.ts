import { replacementWorth } from '../../domain/orders/orderRules.ts';
import { approvedObjects, countsSince, type ApprovalDeps } from '../approvals/service.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { replacedOrders, type OrderRow } from './store.ts';

/**
 * What a replacement is worth in points, and what the member's other replacements of the last 7 days are together that no second
 * person approved. What was sent in place of an order is worth what that order was.
 */
export async function weighReplacement(
  tx: Db,
  deps: ApprovalDeps & Pick<Deps, 'brands'>,
  order: OrderRow,
): Promise<{ readonly points: number; readonly pointsBefore: number }> {
  const { brand: brandId, memberId } = order;
  const known = new Map((await replacedOrders(tx, brandId, memberId)).map((each) => [each.id, each]));
  const pointsPerUnit = deps.brands.byId(brandId)?.config.pointsPerUnit ?? null;
  const worth = (each: OrderRow): number => {
    const first = each.replaces === null ? undefined : known.get(each.replaces);
    return Math.max(replacementWorth(each, pointsPerUnit), first === undefined ? 0 : worth(first));
  };
  const since = await countsSince(tx, deps, brandId, { kind: 'REPLACEMENT', objectId: order.id });
  const recent = [...known.values()].filter(
    ({ replaces, state, placedAt }) => replaces !== null && state !== 'refunded' && placedAt > since,
  );
  const approved = await approvedObjects(
    tx,
    brandId,
    'REPLACEMENT',
    recent.flatMap(({ replaces }) => replaces ?? []),
  );
  const unapproved = recent.filter(({ replaces }) => replaces !== null && !approved.has(replaces));
  return {
    points: worth(order),
    pointsBefore: unapproved.reduce((sum, each) => sum + worth(each), 0),
  };
}
