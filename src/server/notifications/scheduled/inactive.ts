import { isDaytime } from '../../../domain/notifications/daytime.ts';
import { inactiveKey, inactiveMembers } from '../queries/inactiveMembers.ts';
import type { Message } from '../../platform/notify.ts';
import type { ScheduledDeps } from './deps.ts';

const BATCH_SIZE = 500;
const INACTIVE_MS = 60 * 86_400_000;

/**
 * Writes once per absence to members with a connected home who have neither visited nor joined an event for sixty
 * days.
 */
export async function sendInactivityWarnings({ db, notify, now, signal }: ScheduledDeps): Promise<void> {
  let after: string | null = null;
  while (!signal.aborted) {
    const page = await inactiveMembers(db, {
      before: new Date(now.getTime() - INACTIVE_MS),
      now,
      after,
      limit: BATCH_SIZE,
    });
    await notify.sendAll(
      db,
      page
        .filter(({ timeZone }) => isDaytime(now, timeZone))
        .map(({ memberId, brandId, since, missed }): Message => ({
          brandId,
          memberId,
          template: 'account-inactive',
          values: { missed: String(missed) },
          key: inactiveKey(since, memberId),
        })),
    );
    const last = page.at(-1);
    if (last === undefined || page.length < BATCH_SIZE) return;
    after = last.memberId;
  }
}
