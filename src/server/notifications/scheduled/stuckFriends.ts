import { greetingName } from '../../../domain/signup/personName.ts';
import { isDaytime } from '../../../domain/notifications/daytime.ts';
import { stuckFriendKey, stuckFriends } from '../queries/stuckFriends.ts';
import type { ScheduledDeps } from './deps.ts';
import { sendPages } from './sendPages.ts';

const BATCH_SIZE = 500;
const DAY_MS = 86_400_000;
/** Product: how long after joining a friend counts as stuck, and until when help makes sense. */
const [STUCK_MS, TOO_LATE_MS] = [3 * DAY_MS, 14 * DAY_MS];

/** Notifies members once of a friend who joined by their link and hasn't connected a home, and how to help. */
export async function sendReferralHelp(deps: ScheduledDeps): Promise<void> {
  const { db, now } = deps;
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const joined = { from: ago(TOO_LATE_MS), until: ago(STUCK_MS) };
  await sendPages(deps, {
    size: BATCH_SIZE,
    read: (after, limit) => stuckFriends(db, { ...joined, after, limit }),
    id: ({ friendId }) => friendId,
    messages: (page) =>
      page
        .filter(({ timeZone }) => isDaytime(now, timeZone))
        .map(({ friendId, firstName, referrerId, brandId }) => ({
          brandId,
          memberId: referrerId,
          template: 'friend-stuck',
          values: { friend: greetingName(firstName) || 'none' },
          key: stuckFriendKey(friendId),
        })),
  });
}
