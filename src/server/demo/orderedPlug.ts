import { FIRST_DEVICE, FREE_PLUG, placeOrder } from '../orders/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { homeAddress } from './homeAddress.ts';
import type { DemoRecord } from './record.ts';

/**
 * Orders one demonstration member's free first device as the app does; the sandbox's shop packs it within a
 * minute and ships it. Ordered once, however often the program starts.
 */
export async function orderPlug(
  deps: Pick<Deps, 'brands' | 'clock' | 'db' | 'jobs' | 'newId' | 'notify'>,
  { members }: DemoRecord,
): Promise<void> {
  const member = members.find(({ brandId, role }) => brandId === 'default' && role === 'silver');
  if (member === undefined) return;
  const { brandId, memberId } = member;
  await transaction(deps.db, (tx) =>
    placeOrder(tx, deps, {
      request: null,
      brandId,
      memberId,
      key: FIRST_DEVICE,
      ...FREE_PLUG,
      quantity: 1,
      title: null,
      address: homeAddress('US', member),
    }),
  );
}
