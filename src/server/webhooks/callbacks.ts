import type { OpenAdrNotification } from '../../domain/partner/notifications.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { sealSecret } from './deliver.ts';
import { endEndpoints, insertEndpoint, insertNotification } from './store.ts';

interface NewCallback {
  readonly brand: string;
  readonly url: string;
  /** What each call carries; null: nothing. */
  readonly token: string | null;
  readonly now: Date;
}

/** Adds an address that a device wants to be called at, and answers the webhook's id. */
export async function addCallback(
  tx: Db,
  { newId, secrets }: Pick<Deps, 'newId' | 'secrets'>,
  { brand, url, token, now }: NewCallback,
): Promise<string> {
  const id = newId();
  const secret = sealSecret({ secrets }, id, token ?? '');
  await insertEndpoint(tx, { id, brand, url, kinds: [], secret, format: 'OPENADR', createdAt: now });
  return id;
}

/** Ends addresses of devices; what waits for them isn't sent any more. */
export const endCallbacks = endEndpoints;

/** Calls a device's address, in the transaction of what happened. */
export const notifyCallback = (
  tx: Db,
  { newId }: Pick<Deps, 'newId'>,
  endpointId: string,
  data: OpenAdrNotification,
  now: Date,
): Promise<void> => insertNotification(tx, newId(), endpointId, data, now);
