import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { NewId } from '../platform/ids.ts';
import type { Db } from '../platform/db/db.ts';
import { phoneNumbers, smsConsents, subscriptions } from './tables.ts';

/** The number that text messages for a member go to: the first that was verified. E.164; null: none was. */
export async function findSmsNumber(db: Db, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ number: phoneNumbers.number })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.memberId, memberId), eq(phoneNumbers.verified, true)))
    .orderBy(asc(phoneNumbers.addedAt), asc(phoneNumbers.number))
    .limit(1);
  return row?.number ?? null;
}

/**
 * What whoever holds a number says by text message, for every brand that ever asked there: no to all of them, or yes again
 * to those that had a yes once. Answers the brands for which it is something new.
 */
export async function answerBySms(
  db: Db,
  {
    number,
    given,
    now,
    newId,
  }: { readonly number: string; readonly given: boolean; readonly now: Date; readonly newId: NewId },
): Promise<readonly string[]> {
  const words = await db
    .select({ brand: smsConsents.brand, given: smsConsents.given })
    .from(smsConsents)
    .where(eq(smsConsents.number, number))
    .orderBy(asc(smsConsents.at), asc(smsConsents.id));
  const last = new Map(words.map((word) => [word.brand, word.given]));
  const brands = [...last]
    .filter(
      ([brand, before]) =>
        before !== given && (!given || words.some((word) => word.brand === brand && word.given)),
    )
    .map(([brand]) => brand);
  if (brands.length > 0)
    await db.insert(smsConsents).values(
      brands.map((brand) => ({
        id: newId(),
        brand,
        number,
        memberId: null,
        given,
        source: 'message' as const,
        at: now,
      })),
    );
  return brands;
}

/** Numbers whose code was never given are nobody's after a day. */
export async function forgetUnverifiedPhones(db: Db, now: Date): Promise<void> {
  await db
    .delete(phoneNumbers)
    .where(and(eq(phoneNumbers.verified, false), lte(phoneNumbers.expiresAt, now)));
}

/** Whether the last word about text messages to a number was a yes. Without a word there is none. */
export async function hasSmsConsent(db: Db, brand: string, number: string): Promise<boolean> {
  const [row] = await db
    .select({ given: smsConsents.given })
    .from(smsConsents)
    .where(and(eq(smsConsents.brand, brand), eq(smsConsents.number, number)))
    .orderBy(desc(smsConsents.at), desc(smsConsents.id))
    .limit(1);
  return row?.given ?? false;
}

/** Puts a member's switches, by key, where they are wanted; the others stay. */
export async function saveSwitches(
  tx: Db,
  memberId: string,
  wanted: Readonly<Record<string, boolean>>,
): Promise<void> {
  const rows = Object.entries(wanted).map(([key, enabled]) => ({ memberId, key, enabled }));
  if (rows.length === 0) return;
  await tx
    .insert(subscriptions)
    .values(rows)
    .onConflictDoUpdate({
      target: [subscriptions.memberId, subscriptions.key],
      set: { enabled: sql`excluded.enabled` },
    });
}
