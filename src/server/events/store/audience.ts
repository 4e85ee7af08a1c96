import type { Db } from '../../platform/db/db.ts';
import { eventAudience } from '../tables.ts';

/** Keeps members as an event's audience. */
export async function insertAudience(tx: Db, eventId: string, memberIds: readonly string[]): Promise<void> {
  await tx
    .insert(eventAudience)
    .values(memberIds.map((memberId) => ({ memberId, eventId })))
    .onConflictDoNothing();
}
