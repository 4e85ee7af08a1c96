import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { phoneNumbers, smsConsents } from './tables.ts';

/** The number that text messages for a member go to: the first that was verified. E.164; null: none was. */
export async function smsNumberOf(db: Db, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ number: phoneNumbers.number })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.memberId, memberId), eq(phoneNumbers.verified, true)))
    .orderBy(asc(phoneNumbers.addedAt), asc(phoneNumbers.number))
    .limit(1);
  return row?.number ?? null;
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
