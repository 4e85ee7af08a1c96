import type { Country } from '../../domain/brands/countries.ts';
import { checkAddress, type AddressField, type TypedAddress } from '../../domain/session/checkAddress.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, type RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { saveShippingAddress } from '../session/service.ts';
import { JOBS, promiseOf, type OrderDeps, type Placers } from './deps.ts';
import { addHistory, changeOrder, ordersWithoutAddress } from './store.ts';

/** The faults of a typed address, by field. */
export function addressFaults(
  faults: Partial<Record<AddressField, string>>,
  country: Country,
): RefusedField[] {
  return Object.entries(faults).map(([field, fault]) => ({
    field: `address.${field}`,
    message: say('rewards.address', { field, fault, country }),
  }));
}

/** Sets the address of the member's waiting orders, and of later ones. */
export async function setAddress(
  deps: Placers & Pick<OrderDeps, 'db'>,
  {
    brandId,
    memberId,
    country,
  }: { readonly brandId: string; readonly memberId: string; readonly country: Country },
  typed: TypedAddress,
) {
  const checked = checkAddress(typed, country);
  if ('faults' in checked) return invalid(addressFaults(checked.faults, country));
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    await saveShippingAddress(tx, brandId, memberId, checked.address);
    for (const order of await ordersWithoutAddress(tx, memberId)) {
      // Its promise begins once it can be sent.
      const promisedAt = promiseOf(deps, order, now);
      await changeOrder(tx, order.id, { address: checked.address, changedAt: now, promisedAt, dueAt: now });
      await addHistory(tx, order, now, 'address');
      await deps.jobs.send(tx, JOBS.fulfil, { orderId: order.id }, { key: order.id });
    }
  });
  return { address: checked.address };
}
