import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { privacyChoices } from '../tables.ts';

export async function insertPrivacyChoice(db: Db, row: typeof privacyChoices.$inferInsert): Promise<void> {
  await db.insert(privacyChoices).values(row);
}

/** The member's latest choice; null: they have not made one. */
export async function findPrivacyChoice(
  db: Db,
  memberId: string,
): Promise<{ readonly groups: readonly string[]; readonly version: number; readonly at: Date } | null> {
  const { groups, version, at } = privacyChoices;
  const [row] = await db
    .select({ groups, version, at })
    .from(privacyChoices)
    .where(eq(privacyChoices.memberId, memberId))
    .orderBy(desc(privacyChoices.at), desc(privacyChoices.id))
    .limit(1);
  return row ?? null;
}
