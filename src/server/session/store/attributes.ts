import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { memberAttributes, thermostatSendOffs } from '../tables.ts';

/** Writes the given attributes and leaves the others. Source: SES-16. */
export async function saveAttributes(
  db: Db,
  memberId: string,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(attributes).map(([key, value]) => ({ memberId, key, value }));
  if (rows.length === 0) return;
  await db
    .insert(memberAttributes)
    .values(rows)
    .onConflictDoUpdate({
      target: [memberAttributes.memberId, memberAttributes.key],
      set: { value: sql`excluded.value` },
    });
}

/** False: recorded earlier; that outcome stays. */
export async function insertSendOff(db: Db, row: typeof thermostatSendOffs.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(thermostatSendOffs)
    .values(row)
    .onConflictDoNothing()
    .returning({ at: thermostatSendOffs.at });
  return made.length > 0;
}
