import { and, gt, inArray } from 'drizzle-orm';
import { events } from '../events/tables.ts';
import type { Db } from '../platform/db/db.ts';

/** Programs with a scheduled or running event. */
export async function upcomingPrograms(db: Db, now: Date): Promise<Set<string>> {
  const found = await db
    .selectDistinct({ programId: events.programId })
    .from(events)
    .where(and(inArray(events.status, ['SCHEDULED', 'ACTIVE']), gt(events.endAt, now)));
  return new Set(found.map(({ programId }) => programId));
}
