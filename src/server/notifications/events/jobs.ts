import type { EventNotice } from '../../../domain/notifications/eventNotices.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Notify } from '../../platform/notify.ts';
import { statement } from '../../platform/db/sql.ts';
import { planNotices, findUnplannedEvents } from './plan.ts';
import { sendNotices } from './sendNotices.ts';

const PLAN_JOB = 'notifications.plan';
const SEND_NOTICES_JOB = 'notifications.tell';

interface Notice {
  readonly eventId: string;
  readonly kind: EventNotice;
}

/** Plans an event's notices and sends those that are due. */
export function eventNoticeJobs(notify: Notify): readonly JobDefinition[] {
  const plan: JobDefinition<{ readonly eventId: string }> = {
    name: PLAN_JOB,
    run: ({ eventId }, { db, clock }) => planNotices(db, clock, eventId),
  };
  const send: JobDefinition<Notice> = {
    name: SEND_NOTICES_JOB,
    concurrency: 2,
    expireInSeconds: 3_600,
    run: ({ eventId, kind }, { db, clock, signal }) =>
      sendNotices({ db, clock, notify, signal }, eventId, kind),
  };
  return [plan, send];
}

/** Start and end notices wait until the lifecycle job has moved the event on. */
const readDue = statement<{ eventId: string; kind: EventNotice }>(
  'event-notices-due',
  `select n.event_id as "eventId", n.kind from event_notices n join events e on e.id = n.event_id
   where n.due_at <= $1 and not (n.kind = 'start' and e.status = 'SCHEDULED') and not (n.kind in ('end', 'devices', 'results') and e.status in ('SCHEDULED', 'ACTIVE'))
   order by n.due_at limit $2`,
);

export const eventNoticesDue: DueSource = {
  name: 'notifications-events',
  find: async (db, now, limit) => [
    ...(await findUnplannedEvents(db, limit)).map((eventId) => ({
      job: PLAN_JOB,
      data: { eventId },
      key: eventId,
    })),
    ...(await readDue(db, [now.toISOString(), limit])).map((notice) => ({
      job: SEND_NOTICES_JOB,
      data: notice,
      key: `${notice.eventId}:${notice.kind}`,
    })),
  ],
};
