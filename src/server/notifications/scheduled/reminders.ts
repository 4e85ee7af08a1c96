import { REMINDED_UNTIL_MS, reminderDue, REMINDERS } from '../../../domain/notifications/signupReminders.ts';
import type { Message } from '../../platform/notify.ts';
import { reminderKey, unfinishedSignups } from '../../readmodels/unfinishedSignups.ts';
import type { ScheduledDeps } from './deps.ts';

const AT_ONCE = 500;

/** Reminds those who began to join and have not connected their utility: twice at most, and never once they have finished. */
export async function sendReminders({ db, notify, now, signal }: ScheduledDeps): Promise<void> {
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  let after: string | null = null;
  while (!signal.aborted) {
    const page = await unfinishedSignups(db, {
      from: ago(REMINDED_UNTIL_MS),
      until: ago(REMINDERS[0]),
      after,
      limit: AT_ONCE,
    });
    await notify.sendAll(
      db,
      page.flatMap(({ memberId, brandId, timeZone, lastStepAt, utility }): Message[] => {
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
    );
    const last = page.at(-1);
    if (last === undefined || page.length < AT_ONCE) return;
    after = last.memberId;
  }
}
