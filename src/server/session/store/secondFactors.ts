import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { authenticators, passkeyChallenges, passkeys, recoveryCodes, sessions } from '../tables.ts';

/** A passkey as its owner sees it, and as its signature is checked. */
export interface Passkey {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface Authenticator {
  readonly secret: string;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly lastStep: number | null;
}

export async function findAuthenticator(db: Db, memberId: string): Promise<Authenticator | null> {
  const { secret, createdAt, confirmedAt, lastStep } = authenticators;
  const [row] = await db
    .select({ secret, createdAt, confirmedAt, lastStep })
    .from(authenticators)
    .where(eq(authenticators.memberId, memberId));
  return row ?? null;
}

/** Replaces a secret that was never confirmed. False: there is a confirmed one. */
export async function offerAuthenticator(
  db: Db,
  row: { readonly memberId: string; readonly secret: string; readonly createdAt: Date },
): Promise<boolean> {
  const { secret, createdAt } = row;
  const saved = await db
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({
      target: authenticators.memberId,
      set: { secret, createdAt, lastStep: null },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ memberId: authenticators.memberId });
  return saved.length > 0;
}

/** Accepts a code's time step once. False: this step, or a later one, was used. */
export async function useStep(
  db: Db,
  memberId: string,
  {
    secret,
    step,
    confirmedAt,
  }: { readonly secret: string; readonly step: number; readonly confirmedAt: Date },
): Promise<boolean> {
  const used = await db
    .update(authenticators)
    .set({ lastStep: step, confirmedAt })
    .where(
      and(
        eq(authenticators.memberId, memberId),
        eq(authenticators.secret, secret),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
      ),
    )
    .returning({ memberId: authenticators.memberId });
  return used.length > 0;
}

export async function deleteAuthenticator(db: Db, memberId: string): Promise<void> {
  await db.delete(authenticators).where(eq(authenticators.memberId, memberId));
}

/** Oldest first. */
export async function listPasskeys(db: Db, memberId: string): Promise<readonly Passkey[]> {
  const { id, credentialId, publicKey, counter, transports, name, createdAt, lastUsedAt } = passkeys;
  return db
    .select({ id, credentialId, publicKey, counter, transports, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function insertPasskey(db: Db, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const saved = await db
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ credentialId: passkeys.credentialId });
  return saved.length > 0;
}

export async function markPasskeyUsed(
  db: Db,
  credentialId: string,
  used: { readonly counter: number; readonly lastUsedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(used).where(eq(passkeys.credentialId, credentialId));
}

export async function deletePasskey(db: Db, memberId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.memberId, memberId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

type Challenge = typeof passkeyChallenges.$inferInsert;

/** Replaces the member's earlier challenge for the same purpose. */
export async function keepChallenge(db: Db, row: Challenge): Promise<void> {
  const { challenge, expiresAt } = row;
  await db
    .insert(passkeyChallenges)
    .values(row)
    .onConflictDoUpdate({
      target: [passkeyChallenges.memberId, passkeyChallenges.purpose],
      set: { challenge, expiresAt },
    });
}

/** Uses up the open challenge. Null: there is none. */
export async function takeChallenge(
  db: Db,
  { memberId, purpose, now }: Pick<Challenge, 'memberId' | 'purpose'> & { readonly now: Date },
): Promise<string | null> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.memberId, memberId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken?.challenge ?? null;
}

export async function replaceRecoveryCodes(
  db: Db,
  memberId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  if (codeHashes.length > 0)
    await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ memberId, codeHash })));
}

/** Uses up a recovery code. False: unknown or used. */
export async function takeRecoveryCode(
  db: Db,
  memberId: string,
  codeHash: string,
  usedAt: Date,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Everything that the member proved a log-in with beside the password. */
export async function deleteSecondFactors(db: Db, memberId: string): Promise<void> {
  await deleteAuthenticator(db, memberId);
  await db.delete(passkeys).where(eq(passkeys.memberId, memberId));
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.memberId, memberId));
  await replaceRecoveryCodes(db, memberId, []);
}

/** A factor set up in a session counts for that session. */
export async function markSecondFactor(db: Db, sessionId: string): Promise<void> {
  await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.id, sessionId));
}

/** Which kinds of second factor the member has set up. */
export async function listFactorKinds(
  db: Db,
  memberId: string,
): Promise<{ readonly authenticator: boolean; readonly passkey: boolean; readonly recovery: boolean }> {
  const [app] = await db
    .select({ memberId: authenticators.memberId })
    .from(authenticators)
    .where(and(eq(authenticators.memberId, memberId), isNotNull(authenticators.confirmedAt)));
  const [key] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(desc(passkeys.createdAt))
    .limit(1);
  return {
    authenticator: app !== undefined,
    passkey: key !== undefined,
    recovery: (await countRecoveryCodes(db, memberId)) > 0,
  };
}
