import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { CODE_TRIES } from '../../platform/codes.ts';
import type { Db } from '../../platform/db/db.ts';
import { members, pendingLogins } from '../tables.ts';

/** A log-in with a correct password that waits for its code. */
export interface PendingKey {
  readonly tokenHash: string;
  readonly brandId: string;
  readonly now: Date;
}

const isPending = ({ tokenHash, brandId, now }: PendingKey) =>
  and(
    eq(pendingLogins.tokenHash, tokenHash),
    eq(pendingLogins.brand, brandId),
    gt(pendingLogins.expiresAt, now),
  );

export async function insertPendingLogin(db: Db, row: typeof pendingLogins.$inferInsert): Promise<void> {
  await db.insert(pendingLogins).values(row);
}

/** The member's id; null: unknown, expired or another brand's. */
export async function findPendingLogin(db: Db, key: PendingKey): Promise<string | null> {
  return (await readPendingLogin(db, key))?.memberId ?? null;
}

export async function readPendingLogin(
  db: Db,
  key: PendingKey,
): Promise<{ readonly memberId: string; readonly codeGiven: boolean } | null> {
  const { memberId, codeGiven } = pendingLogins;
  const [row] = await db.select({ memberId, codeGiven }).from(pendingLogins).where(isPending(key));
  return row ?? null;
}

/** Counts a try of a second factor; the tries so far. Null: too many in this log-in. */
export async function countFactorTry(db: Db, key: PendingKey): Promise<number | null> {
  const counted = await db
    .update(pendingLogins)
    .set({ tries: sql`${pendingLogins.tries} + 1` })
    .where(and(isPending(key), lt(pendingLogins.tries, CODE_TRIES)))
    .returning({ tries: pendingLogins.tries });
  return counted[0]?.tries ?? null;
}

/** After a right code, staff set up their second factor in this log-in. Only one of two simultaneous codes succeeds. */
export async function markCodeGiven(
  db: Db,
  key: PendingKey,
  { codeHash, expiresAt }: { readonly codeHash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const marked = await db
    .update(pendingLogins)
    .set({ codeGiven: true, codeHash: null, codeExpiresAt: null, tries: 0, expiresAt })
    .where(and(isPending(key), eq(pendingLogins.codeHash, codeHash)))
    .returning({ memberId: pendingLogins.memberId });
  return marked.length > 0;
}

/** Ends a pending log-in whose second factor was given. False: another request has. */
export async function finishPendingLogin(db: Db, key: PendingKey): Promise<boolean> {
  const gone = await db
    .delete(pendingLogins)
    .where(isPending(key))
    .returning({ memberId: pendingLogins.memberId });
  return gone.length > 0;
}

/** Replaces the code, and extends the log-in to the code's end. False: no longer pending. */
export async function setLoginCode(
  db: Db,
  key: PendingKey,
  { codeHash, codeExpiresAt }: { readonly codeHash: string; readonly codeExpiresAt: Date },
): Promise<boolean> {
  const found = await db
    .update(pendingLogins)
    .set({
      codeHash,
      codeExpiresAt,
      tries: 0,
      sends: sql`${pendingLogins.sends} + 1`,
      expiresAt: codeExpiresAt,
    })
    .where(isPending(key))
    .returning({ sends: pendingLogins.sends });
  return found.length > 0;
}

/** Counts an attempt. Null: no usable code. */
export async function countCodeTry(
  db: Db,
  key: PendingKey,
): Promise<{ readonly codeHash: string; readonly tries: number } | null> {
  const [open] = await db
    .update(pendingLogins)
    .set({ tries: sql`${pendingLogins.tries} + 1` })
    .where(
      and(
        isPending(key),
        isNotNull(pendingLogins.codeHash),
        gt(pendingLogins.codeExpiresAt, key.now),
        lt(pendingLogins.tries, CODE_TRIES),
      ),
    )
    .returning({ codeHash: pendingLogins.codeHash, tries: pendingLogins.tries });
  return open === undefined || open.codeHash === null ? null : { codeHash: open.codeHash, tries: open.tries };
}

/** Only one of two simultaneous correct codes succeeds. */
export async function redeemPendingLogin(db: Db, key: PendingKey, codeHash: string): Promise<boolean> {
  const used = await db
    .delete(pendingLogins)
    .where(and(isPending(key), eq(pendingLogins.codeHash, codeHash)))
    .returning({ memberId: pendingLogins.memberId });
  return used.length > 0;
}

export async function deletePendingLogins(db: Db, memberId: string): Promise<void> {
  await db.delete(pendingLogins).where(eq(pendingLogins.memberId, memberId));
}

export async function hasTwoFactor(db: Db, brandId: string, memberId: string): Promise<boolean> {
  const [member] = await db
    .select({ twoFactor: members.twoFactor })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.brand, brandId)));
  return member?.twoFactor ?? false;
}

export async function setTwoFactor(db: Db, memberId: string, twoFactor: boolean): Promise<void> {
  await db.update(members).set({ twoFactor }).where(eq(members.id, memberId));
}

export async function readWrongFactors(db: Db, memberId: string): Promise<number> {
  const [member] = await db
    .select({ wrong: members.wrongFactors })
    .from(members)
    .where(eq(members.id, memberId));
  return member?.wrong ?? 0;
}

/** Returns how many there are now. */
export async function addWrongFactor(tx: Db, memberId: string): Promise<number> {
  const [member] = await tx
    .update(members)
    .set({ wrongFactors: sql`${members.wrongFactors} + 1` })
    .where(eq(members.id, memberId))
    .returning({ wrong: members.wrongFactors });
  return member?.wrong ?? 0;
}

export async function forgetWrongFactors(db: Db, memberId: string): Promise<void> {
  await db
    .update(members)
    .set({ wrongFactors: 0 })
    .where(and(eq(members.id, memberId), gt(members.wrongFactors, 0)));
}
