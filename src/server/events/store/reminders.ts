import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { REMINDER_MS } from '../../../domain/events/reminder.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { isInvited } from '../../readmodels/audience.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';
import { eventReminders } from '../tables.ts';

interface Reminder {
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

/** A member who is reminded, and whether they are in. */
export type RemindedMember = { readonly memberId: string; readonly joined: boolean };

/**
 * Marks the next reminders of an event as sent, and answers those that are still wanted: not of members who left, are away,
 * or have moved out of its program. `claimed`: how many were marked.
 */
export async function claimReminders(
  tx: Db,
  eventId: string,
  now: Date,
  limit: number,
): Promise<{ readonly claimed: number; readonly members: readonly RemindedMember[] }> {
  const claimed = await tx
    .select({ memberId: eventReminders.memberId })
    .from(eventReminders)
    .where(and(eq(eventReminders.eventId, eventId), isNull(eventReminders.sentAt)))
    .orderBy(eventReminders.memberId)
    .limit(limit)
    .for('update', { skipLocked: true });
  if (claimed.length === 0) return { claimed: 0, members: [] };
  const ids = claimed.map(({ memberId }) => memberId);
  await tx
    .update(eventReminders)
    .set({ sentAt: now })
    .where(and(eq(eventReminders.eventId, eventId), inArray(eventReminders.memberId, ids)));
  const members = await rows<RemindedMember>(
    tx,
    sql`select en.member_id as "memberId", coalesce(p.opt = 'in', false) as joined
        from event_reminders r
        join events e on e.id = r.event_id
        join enrolments en on en.member_id = r.member_id
        left join participations p on p.member_id = r.member_id and p.event_id = r.event_id
        where r.event_id = ${eventId}
          and ${inArray(sql`r.member_id`, ids)}
          and p.opt is distinct from 'out'
          and en.program_id = e.program_id
          and (p.opt = 'in' or ${sql.raw(isInvited('e', 'en'))})
          and not ${sql.raw(isAwayAt('en.member_id', 'e.start_at', 'en.time_zone'))}
        order by en.member_id`,
  );
  return { claimed: claimed.length, members };
}
