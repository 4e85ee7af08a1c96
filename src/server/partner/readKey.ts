import type { Deps, PartnerKey } from '../platform/context.ts';
import type { Secrets } from '../platform/secrets.ts';
import { readAccessToken } from './accessToken.ts';
import { findKey, findKeyById, noteUse, type KnownKey } from './store.ts';

/** The last use is kept to the minute, so that a busy key isn't written at each call. */
const USE_MS = 60_000;

/** What of a key is kept. */
export const keyHash = (secrets: Secrets, secret: string): string => secrets.keyedHash('partner-key', secret);

type KeyDeps = Pick<Deps, 'db' | 'secrets'>;

/** The key with this secret; null where the brand has none, or it is over. */
export async function readPartnerKey(
  deps: KeyDeps,
  brandId: string,
  secret: string,
  now: Date,
): Promise<PartnerKey | null> {
  const tokenOf = readAccessToken(deps.secrets, brandId, secret, now);
  if (tokenOf === null) {
    const key = await findKey(deps.db, brandId, keyHash(deps.secrets, secret), now);
    return key === null ? null : used(deps, key, now, (right) => right);
  }
  const key = await findKeyById(deps.db, brandId, tokenOf, now);
  // Devices hold tokens: one opens nothing else of the key.
  return key === null ? null : used(deps, key, now, (right) => (right === 'OPENADR' ? right : null));
}

async function used(
  { db }: KeyDeps,
  { lastUsedAt, rights, ...key }: KnownKey,
  now: Date,
  keep: (right: KnownKey['rights'][number]) => KnownKey['rights'][number] | null,
): Promise<PartnerKey> {
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_MS) await noteUse(db, key.id, now);
  return { ...key, rights: new Set(rights.flatMap((right) => keep(right) ?? [])) };
}
