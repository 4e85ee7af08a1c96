import { isDaytime } from '../../../domain/notifications/daytime.ts';
import { inactiveKey, inactiveMembers } from '../../readmodels/inactiveMembers.ts';
import type { Message } from '../../platform/notify.ts';
import type { ScheduledDeps } from './deps.ts';

const AT_ONCE = 500;
const AWAY_MS = 60 * 86_400_000;

/** Writes to members whose home is connected and who have neither been here nor joined an event for sixty days, once each time. */
export async function sendInactivityWarnings({ db, notify, now, signal }: ScheduledDeps): Promise<void> {
  let after: string | null = null;
  while (!signal.aborted) {
    const page = await inactiveMembers(db, {
      before: new Date(now.getTime() - AWAY_MS),
      now,
      after,
      limit: AT_ONCE,
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
    if (last === undefined || page.length < AT_ONCE) return;
    after = last.memberId;
  }
}
