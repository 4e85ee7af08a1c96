import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { cashoutBrowsers, cashoutCodes } from './tables.ts';

export async function putCode(
  db: Db,
  code: Omit<typeof cashoutCodes.$inferInsert, 'tries' | 'confirmedAt'>,
): Promise<void> {
  const fresh = { ...code, tries: 0, confirmedAt: null };
  await db
    .insert(cashoutCodes)
    .values(fresh)
    .onConflictDoUpdate({ target: cashoutCodes.memberId, set: fresh });
}

/** Counts a try before it is compared, so that simultaneous ones can't get past the limit; null: no usable code. */
export async function countCodeTry(
  db: Db,
  { memberId, sessionId, now }: { readonly memberId: string; readonly sessionId: string; readonly now: Date },
  most: number,
): Promise<{ readonly codeHash: string; readonly fingerprint: string } | null> {
  const [row] = await db
    .update(cashoutCodes)
    .set({ tries: sql`${cashoutCodes.tries} + 1` })
    .where(
      and(
        eq(cashoutCodes.memberId, memberId),
        eq(cashoutCodes.sessionId, sessionId),
        sql`${cashoutCodes.expiresAt} > ${now.toISOString()} and ${cashoutCodes.tries} < ${most}`,
      ),
    )
    .returning({ codeHash: cashoutCodes.codeHash, fingerprint: cashoutCodes.fingerprint });
  return row ?? null;
}

export async function confirmCode(
  db: Db,
  { memberId, codeHash, now }: { readonly memberId: string; readonly codeHash: string; readonly now: Date },
): Promise<void> {
  await db
    .update(cashoutCodes)
    .set({ confirmedAt: now })
    .where(and(eq(cashoutCodes.memberId, memberId), eq(cashoutCodes.codeHash, codeHash)));
}

/** Uses a confirmation up; false if there is none for exactly this order. */
export async function takeConfirmation(
  tx: Db,
  {
    memberId,
    sessionId,
    fingerprint,
    now,
  }: {
    readonly memberId: string;
    readonly sessionId: string;
    readonly fingerprint: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const taken = await tx
    .delete(cashoutCodes)
    .where(
      and(
        eq(cashoutCodes.memberId, memberId),
        eq(cashoutCodes.sessionId, sessionId),
        eq(cashoutCodes.fingerprint, fingerprint),
        sql`${cashoutCodes.confirmedAt} is not null and ${cashoutCodes.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .returning({ memberId: cashoutCodes.memberId });
  return taken.length > 0;
}

export async function trustBrowser(db: Db, browser: typeof cashoutBrowsers.$inferInsert): Promise<void> {
  await db.insert(cashoutBrowsers).values(browser).onConflictDoNothing();
}

/** A statement like those that follow it, so that these are never sent before it. */
const gifts = statement('spending_lock_gifts', `select pg_advisory_xact_lock(hashtextextended($1::text, 5))`);

/** Waits for the member's other orders that cost nothing, and keeps later ones waiting until the transaction ends. */
export async function lockGifts(tx: Db, memberId: string): Promise<void> {
  await gifts(tx, [`gifts:${memberId}`]);
}
