import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { experimentAssignments } from './tables.ts';

/** The member's variations by key. */
export async function findAssignments(
  db: Db,
  memberId: string,
  onlyTracked: boolean,
): Promise<{ key: string; variation: string }[]> {
  const { key, variation, memberId: owner, tracked } = experimentAssignments;
  return db
    .select({ key, variation })
    .from(experimentAssignments)
    .where(and(eq(owner, memberId), onlyTracked ? eq(tracked, true) : undefined))
    .orderBy(key);
}
