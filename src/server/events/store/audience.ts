import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { eventAudience } from '../tables.ts';

export async function countStoredAudience(db: Db, eventId: string): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(eventAudience)
    .where(eq(eventAudience.eventId, eventId));
  return row?.members ?? 0;
}

/** Keeps members as an event's audience. */
export async function insertAudience(tx: Db, eventId: string, memberIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`insert into event_audience (member_id, event_id) select id, ${eventId}::uuid from unnest(${sql.param([...memberIds])}::uuid[]) id on conflict do nothing`,
  );
}
