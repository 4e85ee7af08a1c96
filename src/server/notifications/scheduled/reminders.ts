import { REMINDED_UNTIL_MS, reminderDue, REMINDERS } from '../../../domain/notifications/signupReminders.ts';
import { reminderKey, unfinishedSignups } from '../queries/unfinishedSignups.ts';
import type { ScheduledDeps } from './deps.ts';
import { sendPages } from './sendPages.ts';

const BATCH_SIZE = 500;

/** At most twice, and never once sign-up is finished. */
export async function sendReminders(deps: ScheduledDeps): Promise<void> {
  const { db, now } = deps;
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const begun = { from: ago(REMINDED_UNTIL_MS), until: ago(REMINDERS[0]) };
  await sendPages(deps, {
    size: BATCH_SIZE,
    read: (after, limit) => unfinishedSignups(db, { ...begun, after, limit }),
    id: ({ memberId }) => memberId,
    messages: (page) =>
      page.flatMap(({ memberId, brandId, timeZone, lastStepAt, utility }) => {
        const reminder = reminderDue(lastStepAt, now, timeZone);
        return reminder === null
          ? []
          : [
              {
                brandId,
                memberId,
                template: 'signup-reminder',
                values: { utility },
                key: reminderKey(reminder, memberId),
              },
            ];
      }),
  });
}
