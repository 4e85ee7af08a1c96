import { greetingName } from '../../../domain/signup/personName.ts';
import { isDaytime } from '../../../domain/notifications/daytime.ts';
import type { Message } from '../../platform/notify.ts';
import { stuckFriendKey, stuckFriends } from '../queries/stuckFriends.ts';
import type { ScheduledDeps } from './deps.ts';

const BATCH_SIZE = 500;
const DAY_MS = 86_400_000;
/** Product: how long after joining a friend counts as stuck, and until when help makes sense. */
const [STUCK_MS, TOO_LATE_MS] = [3 * DAY_MS, 14 * DAY_MS];

/** Notifies members once of a friend who joined by their link and hasn't connected a home, and how to help. */
export async function sendReferralHelp({ db, notify, now, signal }: ScheduledDeps): Promise<void> {
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  let after: string | null = null;
  while (!signal.aborted) {
    const page = await stuckFriends(db, {
      from: ago(TOO_LATE_MS),
      until: ago(STUCK_MS),
      after,
      limit: BATCH_SIZE,
    });
    await notify.sendAll(
      db,
      page
        .filter(({ timeZone }) => isDaytime(now, timeZone))
        .map(({ friendId, firstName, referrerId, brandId }): Message => ({
          brandId,
          memberId: referrerId,
          template: 'friend-stuck',
          values: { friend: greetingName(firstName) || 'none' },
          key: stuckFriendKey(friendId),
        })),
    );
    const last = page.at(-1);
    if (last === undefined || page.length < BATCH_SIZE) return;
    after = last.friendId;
  }
}
