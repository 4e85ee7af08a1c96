import { and, asc, eq, exists, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { CODE_TRIES } from '../../platform/codes.ts';
import { phoneNumbers } from '../tables.ts';

interface PhoneKey {
  readonly memberId: string;
  /** E.164. */
  readonly number: string;
}

const isPhone = ({ memberId, number }: PhoneKey) =>
  and(eq(phoneNumbers.memberId, memberId), eq(phoneNumbers.number, number));

/** The member's numbers in the order of adding, without expired ones. */
export async function listPhones(
  db: Db,
  memberId: string,
  now: Date,
): Promise<{ number: string; verified: boolean }[]> {
  return db
    .select({ number: phoneNumbers.number, verified: phoneNumbers.verified })
    .from(phoneNumbers)
    .where(
      and(
        eq(phoneNumbers.memberId, memberId),
        or(isNull(phoneNumbers.expiresAt), gt(phoneNumbers.expiresAt, now)),
      ),
    )
    .orderBy(asc(phoneNumbers.addedAt), asc(phoneNumbers.number));
}

/** The first verified number, in E.164; null without one. */
export async function findSmsNumber(db: Db, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ number: phoneNumbers.number })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.memberId, memberId), eq(phoneNumbers.verified, true)))
    .orderBy(asc(phoneNumbers.addedAt), asc(phoneNumbers.number))
    .limit(1);
  return row?.number ?? null;
}

/** Adds an unverified number with its code, or gives an unverified one a new code. */
export async function savePhoneCode(
  db: Db,
  { memberId, number }: PhoneKey,
  {
    addedAt,
    expiresAt,
    ...code
  }: {
    readonly addedAt: Date;
    readonly expiresAt: Date;
    readonly codeHash: string;
    readonly codeExpiresAt: Date;
  },
): Promise<void> {
  const open = { ...code, codeTries: 0, expiresAt };
  await db
    .insert(phoneNumbers)
    .values({ memberId, number, verified: false, addedAt, ...open })
    .onConflictDoUpdate({
      target: [phoneNumbers.memberId, phoneNumbers.number],
      set: open,
      setWhere: eq(phoneNumbers.verified, false),
    });
}

/** Counts an attempt. Null: no usable code. */
export async function countCodeTry(
  db: Db,
  phone: PhoneKey,
  now: Date,
): Promise<{ readonly codeHash: string; readonly tries: number } | null> {
  const [open] = await db
    .update(phoneNumbers)
    .set({ codeTries: sql`${phoneNumbers.codeTries} + 1` })
    .where(
      and(
        isPhone(phone),
        isNotNull(phoneNumbers.codeHash),
        gt(phoneNumbers.codeExpiresAt, now),
        lt(phoneNumbers.codeTries, CODE_TRIES),
      ),
    )
    .returning({ codeHash: phoneNumbers.codeHash, tries: phoneNumbers.codeTries });
  return open === undefined || open.codeHash === null ? null : { codeHash: open.codeHash, tries: open.tries };
}

export async function markVerified(db: Db, phone: PhoneKey): Promise<void> {
  await db
    .update(phoneNumbers)
    .set({ verified: true, expiresAt: null, codeHash: null, codeExpiresAt: null, replaces: null })
    .where(isPhone(phone));
}

/** Has `phone` take the place of a verified number once it is verified. False: one of the two isn't there, or in its other state. */
export async function markReplacement(db: Db, phone: PhoneKey, replaces: string): Promise<boolean> {
  const replaced = alias(phoneNumbers, 'replaced');
  const marked = await db
    .update(phoneNumbers)
    .set({ replaces })
    .where(
      and(
        isPhone(phone),
        eq(phoneNumbers.verified, false),
        exists(
          db
            .select({ number: replaced.number })
            .from(replaced)
            .where(
              and(
                eq(replaced.memberId, phone.memberId),
                eq(replaced.number, replaces),
                eq(replaced.verified, true),
              ),
            ),
        ),
      ),
    )
    .returning({ number: phoneNumbers.number });
  return marked.length > 0;
}

/** The number that goes when this one is verified; null for none. */
export async function findReplaced(db: Db, phone: PhoneKey): Promise<string | null> {
  const [row] = await db.select({ replaces: phoneNumbers.replaces }).from(phoneNumbers).where(isPhone(phone));
  return row?.replaces ?? null;
}

/** False: no such number. */
export async function deletePhoneNumber(db: Db, phone: PhoneKey): Promise<boolean> {
  const gone = await db.delete(phoneNumbers).where(isPhone(phone)).returning({ number: phoneNumbers.number });
  return gone.length > 0;
}

const isExpired = (now: Date) => and(eq(phoneNumbers.verified, false), lte(phoneNumbers.expiresAt, now));

/** Unverified numbers are deleted after a day. */
export async function forgetUnverifiedPhones(db: Db, now: Date): Promise<void> {
  await db.delete(phoneNumbers).where(isExpired(now));
}

/** One member's unverified numbers that are over a day old. */
export async function forgetMemberPhones(db: Db, memberId: string, now: Date): Promise<void> {
  await db.delete(phoneNumbers).where(and(eq(phoneNumbers.memberId, memberId), isExpired(now)));
}
