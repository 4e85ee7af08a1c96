import webPush from 'web-push';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { findPushKey, insertPushKey } from './store.ts';

/** A brand's key pair for push services, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The brand's keys, made when they are first needed. Browsers are bound to the public one, so they stay. */
export async function loadVapidKeys(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  db: Db,
  brand: string,
): Promise<VapidKeys> {
  const known = await findPushKey(db, brand);
  if (known !== null)
    return { publicKey: known.publicKey, privateKey: secrets.open('push-key', brand, known.sealed) };
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const sealed = secrets.seal('push-key', brand, privateKey);
  await insertPushKey(db, { brand, publicKey, sealed, createdAt: clock.now() });
  return loadVapidKeys({ secrets, clock }, db, brand);
}
