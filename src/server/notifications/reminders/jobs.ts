import { areRemindersDue, claimReminders, findEventsToRemind, holdEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Notify } from '../../platform/notify.ts';
import { eventValues } from '../events/message.ts';

const REMINDER_JOB = 'notifications.remind';
/** Members per transaction. */
const BATCH_SIZE = 500;

/** Reminds the members who asked for it, an hour before an event. */
export function reminderJob(notify: Notify): JobDefinition<{ readonly eventId: string }> {
  return {
    name: REMINDER_JOB,
    expireInSeconds: 3_600,
    async run({ eventId }, { db, clock, signal }) {
      while (!signal.aborted && (await remindBatch(db, clock, notify, eventId)));
    },
  };
}

/** Returns false when none is left. A batch is marked and queued together, so that nobody is reminded twice. */
function remindBatch(db: Db, clock: Clock, notify: Notify, eventId: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const event = await holdEvent(tx, eventId);
    const now = clock.now();
    if (event?.status !== 'SCHEDULED' || now >= event.start) return false;
    const { claimed, members } = await claimReminders(tx, eventId, now, BATCH_SIZE);
    await notify.sendAll(
      tx,
      members.map(({ memberId, joined }) => ({
        brandId: event.brandId,
        memberId,
        template: 'event-reminder' as const,
        values: { ...eventValues(event), joined: joined ? ('yes' as const) : ('no' as const) },
        expiresAt: event.start,
        key: `event:${eventId}:reminder:${memberId}`,
      })),
    );
    return claimed === BATCH_SIZE;
  });
}

export const remindersDue: DueSource = {
  name: 'notifications-reminders',
  isDue: (now) => [areRemindersDue(now)],
  find: async (db, now, limit) =>
    (await findEventsToRemind(db, now, limit)).map((eventId) => ({
      job: REMINDER_JOB,
      data: { eventId },
      key: eventId,
    })),
};
