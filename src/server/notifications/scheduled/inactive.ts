import { isDaytime } from '../../../domain/notifications/daytime.ts';
import { inactiveKey, inactiveMembers } from '../queries/inactiveMembers.ts';
import type { ScheduledDeps } from './deps.ts';
import { sendPages } from './sendPages.ts';

const BATCH_SIZE = 500;
const INACTIVE_MS = 60 * 86_400_000;

/**
 * Writes once per absence to members with a connected home who have neither visited nor joined an event for sixty
 * days.
 */
export async function sendInactivityWarnings(deps: ScheduledDeps): Promise<void> {
  const { db, now } = deps;
  const before = new Date(now.getTime() - INACTIVE_MS);
  await sendPages(deps, {
    size: BATCH_SIZE,
    read: (after, limit) => inactiveMembers(db, { before, now, after, limit }),
    id: ({ memberId }) => memberId,
    messages: (page) =>
      page
        .filter(({ timeZone }) => isDaytime(now, timeZone))
        .map(({ memberId, brandId, since, missed }) => ({
          brandId,
          memberId,
          template: 'account-inactive',
          values: { missed: String(missed) },
          key: inactiveKey(since, memberId),
        })),
  });
}
