import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { utilities } from '../programs/tables.ts';

/**
 * Points the demonstration's utilities to the sandbox that runs beside the server, where it plays them by their acronyms; a
 * sandbox that moved to another port is followed. What staff pointed elsewhere stays.
 */
export async function pointToSandbox(db: Db, brandIds: readonly string[], sandboxUrl: string): Promise<void> {
  if (brandIds.length === 0) return;
  const slug = sql`lower(${utilities.acronym})`;
  await db
    .update(utilities)
    .set({ partnerUrl: sql`${`${sandboxUrl}/utility/`} || ${slug}`, partnerClientId: sql`${slug} || '-' || ${utilities.brand}` })
    .where(and(inArray(utilities.brand, [...brandIds]), or(isNull(utilities.partnerUrl), sql`${utilities.partnerUrl} like 'http://localhost:%/utility/%'`)));
}
