import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { ssoAttempts } from '../tables.ts';

/** Minutes that somebody may take at the provider. */
export const SSO_MINUTES = 10;

/** What the way back is checked against, and where it leads afterwards. */
export interface SsoAttempt {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly returnTo: string | null;
}

interface Key {
  readonly brandId: string;
  readonly state: string;
  /** What the browser's cookie holds: who began it may end it, nobody else. */
  readonly browser: string;
  readonly now: Date;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export async function beginAttempt(
  db: Db,
  secrets: Secrets,
  { brandId, state, browser, now }: Key,
  attempt: SsoAttempt,
): Promise<void> {
  const stateHash = hashOf(state);
  const sealed = secrets.seal('sso', stateHash, JSON.stringify(attempt));
  const expiresAt = new Date(now.getTime() + SSO_MINUTES * 60_000);
  await db
    .insert(ssoAttempts)
    .values({ stateHash, brand: brandId, browserHash: hashOf(browser), sealed, createdAt: now, expiresAt });
}

/** Uses an attempt up. Null: it is unknown, used, too old, another brand's or another browser's. */
export async function useAttempt(
  db: Db,
  secrets: Secrets,
  { brandId, state, browser, now }: Key,
): Promise<SsoAttempt | null> {
  const stateHash = hashOf(state);
  const [row] = await db
    .delete(ssoAttempts)
    .where(
      and(
        eq(ssoAttempts.stateHash, stateHash),
        eq(ssoAttempts.brand, brandId),
        eq(ssoAttempts.browserHash, hashOf(browser)),
        gt(ssoAttempts.expiresAt, now),
      ),
    )
    .returning({ sealed: ssoAttempts.sealed });
  const opened = row === undefined ? null : secrets.open('sso', stateHash, row.sealed);
  return opened === null ? null : (JSON.parse(opened) as SsoAttempt);
}
