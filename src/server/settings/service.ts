import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { NewId } from '../platform/ids.ts';
import type { Db } from '../platform/db/db.ts';
import { phoneNumbers, smsConsents, subscriptions } from './tables.ts';

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

/**
 * Applies a reply by text message to every brand that ever asked this number: STOP withdraws all consents, START
 * renews those given before. Returns the brands where something changed.
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

/** Unverified numbers are deleted after a day. */
export async function forgetUnverifiedPhones(db: Db, now: Date): Promise<void> {
  await db
    .delete(phoneNumbers)
    .where(and(eq(phoneNumbers.verified, false), lte(phoneNumbers.expiresAt, now)));
}

/** The latest consent for the number; false without any. */
export async function hasSmsConsent(db: Db, brand: string, number: string): Promise<boolean> {
  const [row] = await db
    .select({ given: smsConsents.given })
    .from(smsConsents)
    .where(and(eq(smsConsents.brand, brand), eq(smsConsents.number, number)))
    .orderBy(desc(smsConsents.at), desc(smsConsents.id))
    .limit(1);
  return row?.given ?? false;
}

/** Sets the given switches and leaves the others. */
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
