import { REMINDED_UNTIL_MS, reminderDue, REMINDERS } from '../../../domain/notifications/signupReminders.ts';
import type { Message } from '../../platform/notify.ts';
import { reminderKey, unfinishedSignups } from '../queries/unfinishedSignups.ts';
import type { ScheduledDeps } from './deps.ts';

const BATCH_SIZE = 500;

/** At most twice, and never once sign-up is finished. */
export async function sendReminders({ db, notify, now, signal }: ScheduledDeps): Promise<void> {
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  let after: string | null = null;
  while (!signal.aborted) {
    const page = await unfinishedSignups(db, {
      from: ago(REMINDED_UNTIL_MS),
      until: ago(REMINDERS[0]),
      after,
      limit: BATCH_SIZE,
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
    if (last === undefined || page.length < BATCH_SIZE) return;
    after = last.memberId;
  }
}
