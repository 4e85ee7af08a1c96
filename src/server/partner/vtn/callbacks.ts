import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { readKey } from '../store.ts';
import { notifySubscribers } from './notify.ts';
import { toVtnSubscription } from './objects.ts';
import { deleteSubscription, readSubscriptionOf, updateSubscription } from './store/subscriptions.ts';

/** Takes an address that staff end out of its subscription, which ends with its last one. */
export async function dropCallback(
  tx: Db,
  deps: Pick<Deps, 'newId'>,
  { brand, endpointId, now }: { readonly brand: string; readonly endpointId: string; readonly now: Date },
): Promise<void> {
  const before = await readSubscriptionOf(tx, brand, endpointId);
  const key = before === null ? null : await readKey(tx, brand, before.keyId);
  if (before === null || key === null) return;
  const callbacks = before.callbacks.filter((each) => each.endpointId !== endpointId);
  const isOver = callbacks.length === 0;
  const after = { ...before, callbacks, changedAt: now };
  if (isOver) await deleteSubscription(tx, before.id);
  else await updateSubscription(tx, before.id, after);
  await notifySubscribers(tx, deps, {
    brand,
    keyId: key.id,
    objectType: 'SUBSCRIPTION',
    operation: isOver ? 'DELETE' : 'UPDATE',
    object: toVtnSubscription(isOver ? before : after, key.hint),
    now,
  });
}
