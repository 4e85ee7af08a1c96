import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';

/** Keeps members as an event's audience. */
export async function insertAudience(tx: Db, eventId: string, memberIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`insert into event_audience (member_id, event_id) select id, ${eventId}::uuid from unnest(${sql.param([...memberIds])}::uuid[]) id on conflict do nothing`,
  );
}
