import type { Db } from '../../platform/db/db.ts';
import { instant, shortRead } from '../../platform/db/sql.ts';
import { privacyChoices } from '../tables.ts';

export async function insertPrivacyChoice(db: Db, row: typeof privacyChoices.$inferInsert): Promise<void> {
  await db.insert(privacyChoices).values(row);
}

/** Runs for every page, so it is prepared. */
const latestChoice = shortRead<{ groups: readonly string[]; version: number; at: string }>(
  'privacy_choice_latest',
  'select c.groups, c.version, c.at from privacy_choices c where c.member_id = $1 order by c.at desc, c.id desc limit 1',
);

/** The member's latest choice; null: they have not made one. */
export async function findPrivacyChoice(
  db: Db,
  memberId: string,
): Promise<{ readonly groups: readonly string[]; readonly version: number; readonly at: Date } | null> {
  const [row] = await latestChoice(db, [memberId]);
  return row === undefined ? null : { ...row, at: instant(row.at) };
}
