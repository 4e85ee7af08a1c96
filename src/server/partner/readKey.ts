import type { Deps, PartnerKey } from '../platform/context.ts';
import type { Secrets } from '../platform/secrets.ts';
import { findKey, noteUse } from './store.ts';

/** The last use is kept to the minute, so that a busy key isn't written at each call. */
const USE_MS = 60_000;

/** What of a key is kept. */
export const keyHash = (secrets: Secrets, secret: string): string => secrets.keyedHash('partner-key', secret);

/** The key with this secret; null where the brand has none, or it is over. */
export async function readPartnerKey(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  brandId: string,
  secret: string,
  now: Date,
): Promise<PartnerKey | null> {
  const key = await findKey(db, brandId, keyHash(secrets, secret), now);
  if (key === null) return null;
  const { lastUsedAt, rights, ...rest } = key;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_MS) await noteUse(db, key.id, now);
  return { ...rest, rights: new Set(rights) };
}
