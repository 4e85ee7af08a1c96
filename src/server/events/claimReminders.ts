import type { Db } from '../platform/db/db.ts';
import { readReminded, type RemindedMember } from './queries/remindedMembers.ts';
import { markReminders } from './store/reminders.ts';

/** Takes the next reminders of an event, with those who still want one. `claimed`: how many were taken. */
export async function claimReminders(
  tx: Db,
  eventId: string,
  now: Date,
  limit: number,
): Promise<{ readonly claimed: number; readonly members: readonly RemindedMember[] }> {
  const ids = await markReminders(tx, eventId, now, limit);
  return { claimed: ids.length, members: ids.length === 0 ? [] : await readReminded(tx, eventId, ids) };
}
