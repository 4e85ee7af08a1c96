import { inMilestoneOrder } from '../../../domain/events/milestones.ts';
import { markMilestonesNotified, milestonesToNotify, type StoredEvent } from '../../events/service.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Notify } from '../../platform/notify.ts';

/** The message about the result comes first, and is read for itself. */
const AFTER_RESULT_MS = 3_600_000;

/** Sends one batch of what an event's results reached, one message a member. Returns false when there is none left. */
export async function sendMilestones(
  tx: Db,
  notify: Notify,
  { id: eventId, brandId }: StoredEvent,
  limit: number,
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() - AFTER_RESULT_MS);
  const members = await milestonesToNotify(tx, { eventId, until, limit });
  if (members.length === 0) return false;
  await notify.sendAll(
    tx,
    members.map(({ memberId, reached }) => {
      const ids = inMilestoneOrder(reached);
      const milestone = ids.at(-1) ?? '';
      return {
        brandId,
        memberId,
        key: `milestone:${milestone}:${memberId}`,
        template: 'milestone' as const,
        values: { milestone, more: String(ids.length - 1) },
      };
    }),
  );
  await markMilestonesNotified(
    tx,
    eventId,
    members.map(({ memberId }) => memberId),
  );
  return true;
}
