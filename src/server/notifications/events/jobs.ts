import type { EventNotice } from '../../../domain/notifications/eventNotices.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Notify } from '../../platform/notify.ts';
import { statement } from '../../platform/db/sql.ts';
import { planNotices, unplannedEvents } from './plan.ts';
import { tell } from './tell.ts';

const PLAN_JOB = 'notifications.plan';
const TELL_JOB = 'notifications.tell';

interface Notice {
  readonly eventId: string;
  readonly kind: EventNotice;
}

/** Plans what is told of an event, and tells it. */
export function eventNoticeJobs(notify: Notify): readonly JobDefinition[] {
  const plan: JobDefinition<{ readonly eventId: string }> = {
    name: PLAN_JOB,
    run: ({ eventId }, { db, clock }) => planNotices(db, clock, eventId),
  };
  const telling: JobDefinition<Notice> = {
    name: TELL_JOB,
    concurrency: 2,
    expireInSeconds: 3_600,
    run: ({ eventId, kind }, { db, clock, signal }) => tell({ db, clock, notify, signal }, eventId, kind),
  };
  return [plan, telling];
}

/** A start is told once the event has started, its end once it has ended: the lifecycle goes first. */
const readDue = statement<{ eventId: string; kind: EventNotice }>(
  'event-notices-due',
  `select n.event_id as "eventId", n.kind from event_notices n join events e on e.id = n.event_id
   where n.due_at <= $1 and not (n.kind = 'start' and e.status = 'SCHEDULED') and not (n.kind in ('end', 'devices', 'results') and e.status in ('SCHEDULED', 'ACTIVE'))
   order by n.due_at limit $2`,
);

export const eventNoticesDue: DueSource = {
  name: 'notifications-events',
  find: async (db, now, limit) => [
    ...(await unplannedEvents(db, limit)).map((eventId) => ({
      job: PLAN_JOB,
      data: { eventId },
      key: eventId,
    })),
    ...(await readDue(db, [now.toISOString(), limit])).map((notice) => ({
      job: TELL_JOB,
      data: notice,
      key: `${notice.eventId}:${notice.kind}`,
    })),
  ],
};
