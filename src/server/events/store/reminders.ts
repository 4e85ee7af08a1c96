import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { REMINDER_MS } from '../../../domain/events/reminder.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { eventReminders } from '../tables.ts';

interface Reminder {
  /** Whoever asked for it: the home's owner, or another person of it. */
  readonly memberId: string;
  readonly eventId: string;
}

export async function writeReminder(db: Db, reminder: Reminder & { readonly askedAt: Date }): Promise<void> {
  await db.insert(eventReminders).values(reminder).onConflictDoNothing();
}

/** One that was sent stays, so that it isn't sent again. */
export async function deleteReminder(db: Db, { memberId, eventId }: Reminder): Promise<void> {
  await db
    .delete(eventReminders)
    .where(
      and(
        eq(eventReminders.memberId, memberId),
        eq(eventReminders.eventId, eventId),
        isNull(eventReminders.sentAt),
      ),
    );
}

export async function hasReminder(db: Db, { memberId, eventId }: Reminder): Promise<boolean> {
  const found = await db
    .select({ eventId: eventReminders.eventId })
    .from(eventReminders)
    .where(and(eq(eventReminders.memberId, memberId), eq(eventReminders.eventId, eventId)));
  return found.length > 0;
}

/** Of events that begin within the hour; those of an event that moved come with its new start. */
const dueEvents = (now: Date): SQL => sql`select e.id
  from events e
  where e.status = 'SCHEDULED'
    and e.start_at > ${now.toISOString()}::timestamptz
    and e.start_at <= ${new Date(now.getTime() + REMINDER_MS).toISOString()}::timestamptz
    and exists (select from event_reminders r where r.event_id = e.id and r.sent_at is null)`;

export const areRemindersDue = (now: Date): SQL => sql`exists (${dueEvents(now)})`;

export async function findEventsToRemind(db: Db, now: Date, limit: number): Promise<string[]> {
  return (await rows<{ id: string }>(db, sql`${dueEvents(now)} limit ${limit}`)).map(({ id }) => id);
}

/** Marks the next reminders of an event as sent, and answers whose they are. */
export async function markReminders(tx: Db, eventId: string, now: Date, limit: number): Promise<string[]> {
  const claimed = await tx
    .select({ memberId: eventReminders.memberId })
    .from(eventReminders)
    .where(and(eq(eventReminders.eventId, eventId), isNull(eventReminders.sentAt)))
    .orderBy(eventReminders.memberId)
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = claimed.map(({ memberId }) => memberId);
  if (ids.length > 0)
    await tx
      .update(eventReminders)
      .set({ sentAt: now })
      .where(and(eq(eventReminders.eventId, eventId), inArray(eventReminders.memberId, ids)));
  return ids;
}
