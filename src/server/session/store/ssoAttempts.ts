import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { ssoAttempts } from '../tables.ts';

/** Minutes allowed at the provider. */
export const SSO_MINUTES = 10;

/** What the callback is checked against, and where to go afterwards. */
export interface SsoAttempt {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly returnTo: string | null;
  /** The token of an invitation into a home. */
  readonly invitation?: string | null;
}

interface Key {
  readonly brandId: string;
  readonly state: string;
  /** From the browser's cookie: only the browser that began the attempt may finish it. */
  readonly browser: string;
  readonly now: Date;
}

const hashToken = (text: string): string => createHash('sha256').update(text).digest('base64url');

export async function beginAttempt(
  db: Db,
  secrets: Secrets,
  { brandId, state, browser, now }: Key,
  attempt: SsoAttempt,
): Promise<void> {
  const stateHash = hashToken(state);
  const sealed = secrets.seal('sso', stateHash, JSON.stringify(attempt));
  const expiresAt = new Date(now.getTime() + SSO_MINUTES * 60_000);
  await db.insert(ssoAttempts).values({
    stateHash,
    brand: brandId,
    browserHash: hashToken(browser),
    sealed,
    createdAt: now,
    expiresAt,
  });
}

/** Null when the attempt is unknown, used, expired, another brand's or another browser's. */
export async function redeemSsoAttempt(
  db: Db,
  secrets: Secrets,
  { brandId, state, browser, now }: Key,
): Promise<SsoAttempt | null> {
  const stateHash = hashToken(state);
  const [row] = await db
    .delete(ssoAttempts)
    .where(
      and(
        eq(ssoAttempts.stateHash, stateHash),
        eq(ssoAttempts.brand, brandId),
        eq(ssoAttempts.browserHash, hashToken(browser)),
        gt(ssoAttempts.expiresAt, now),
      ),
    )
    .returning({ sealed: ssoAttempts.sealed });
  const opened = row === undefined ? null : secrets.open('sso', stateHash, row.sealed);
  return opened === null ? null : (JSON.parse(opened) as SsoAttempt);
}
