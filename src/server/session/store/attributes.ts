import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { memberAttributes } from '../tables.ts';

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
