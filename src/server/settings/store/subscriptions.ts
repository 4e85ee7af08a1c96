import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { smsConsents, subscriptions } from '../tables.ts';

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

/** Every brand's consents and refusals for the number, oldest first. */
export async function listSmsConsents(db: Db, number: string): Promise<{ brand: string; given: boolean }[]> {
  return db
    .select({ brand: smsConsents.brand, given: smsConsents.given })
    .from(smsConsents)
    .where(eq(smsConsents.number, number))
    .orderBy(asc(smsConsents.at), asc(smsConsents.id));
}

export async function insertSmsConsents(
  db: Db,
  rows: readonly (typeof smsConsents.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(smsConsents).values([...rows]);
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
