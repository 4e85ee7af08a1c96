import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Notify } from '../../platform/notify.ts';
import { findDueNotices, findUnplannedEvents, type DueNotice, areNoticesDue } from '../queries/dueNotices.ts';
import { planNotices } from './plan.ts';
import { sendNotices } from './sendNotices.ts';

const PLAN_JOB = 'notifications.plan';
const SEND_NOTICES_JOB = 'notifications.tell';

/** Plans an event's notices and sends those that are due. */
export function eventNoticeJobs(notify: Notify): readonly JobDefinition[] {
  const plan: JobDefinition<{ readonly eventId: string }> = {
    name: PLAN_JOB,
    run: ({ eventId }, { db, clock }) => planNotices(db, clock, eventId),
  };
  const send: JobDefinition<DueNotice> = {
    name: SEND_NOTICES_JOB,
    concurrency: 2,
    expireInSeconds: 3_600,
    run: ({ eventId, kind }, { db, clock, signal }) =>
      sendNotices({ db, clock, notify, signal }, eventId, kind),
  };
  return [plan, send];
}

export const eventNoticesDue: DueSource = {
  name: 'notifications-events',
  isDue: (now) => [areNoticesDue(now)],
  find: async (db, now, limit) => [
    ...(await findUnplannedEvents(db, limit)).map((eventId) => ({
      job: PLAN_JOB,
      data: { eventId },
      key: eventId,
    })),
    ...(await findDueNotices(db, now, limit)).map((notice) => ({
      job: SEND_NOTICES_JOB,
      data: notice,
      key: `${notice.eventId}:${notice.kind}`,
    })),
  ],
};
