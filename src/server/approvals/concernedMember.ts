import { brandOrders } from '../orders/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { ApprovalRow } from './store.ts';

/** The member whose points or order a change is about, who may not decide on it; null: it is about no one's money. */
export async function concernedMember(
  db: Db,
  { brand, kind, objectId }: Pick<ApprovalRow, 'brand' | 'kind' | 'objectId'>,
): Promise<string | null> {
  if (kind === 'POINTS') return objectId;
  if (kind !== 'REPLACEMENT') return null;
  return (await brandOrders(db, brand, [objectId])).get(objectId)?.memberId ?? null;
}
