import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { ssoIdentities } from '../tables.ts';

/** A person at a provider. */
export interface Identity {
  readonly brandId: string;
  readonly issuer: string;
  readonly subject: string;
}

/** Until the transaction ends, other arrivals with this key wait. */
export async function lockArrival(tx: Db, brandId: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([brandId, key])}, 2))`);
}

/** Notes the log-in and returns the identity's member; null: unknown. */
export async function touchIdentity(
  tx: Db,
  { brandId, issuer, subject }: Identity,
  now: Date,
): Promise<string | null> {
  const [known] = await tx
    .update(ssoIdentities)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(ssoIdentities.brand, brandId),
        eq(ssoIdentities.issuer, issuer),
        eq(ssoIdentities.subject, subject),
      ),
    )
    .returning({ memberId: ssoIdentities.memberId });
  return known?.memberId ?? null;
}

/** Whether the member has any account at the provider. */
export async function hasIdentity(tx: Db, memberId: string, issuer: string): Promise<boolean> {
  const found = await tx
    .select({ subject: ssoIdentities.subject })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.memberId, memberId), eq(ssoIdentities.issuer, issuer)));
  return found.length > 0;
}

export async function insertIdentity(
  tx: Db,
  { brandId, issuer, subject }: Identity,
  memberId: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(ssoIdentities)
    .values({ brand: brandId, issuer, subject, memberId, createdAt: now, lastUsedAt: now });
}
