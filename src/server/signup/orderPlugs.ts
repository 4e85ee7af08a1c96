import { FIRST_DEVICE, FREE_PLUG, placeOrder } from '../orders/service.ts';
import type { RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';

/** Orders the chosen plugs once, in the caller's transaction. */
export async function orderPlugs(
  tx: Db,
  { brand, deps }: RequestContext,
  memberId: string,
  count: number,
): Promise<void> {
  if (count > 0)
    await placeOrder(tx, deps, {
      brandId: brand.id,
      memberId,
      key: FIRST_DEVICE,
      ...FREE_PLUG,
      quantity: count,
      title: null,
    });
}
