import { sql, type SQL } from 'drizzle-orm';
import type { EventNotice } from '../../../domain/notifications/eventNotices.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { statement } from '../../platform/db/sql.ts';
import { eventNotices } from '../tables.ts';

/** A notice of one kind about an event. */
export type DueNotice = {
  readonly eventId: string;
  readonly kind: EventNotice;
};

const UNPLANNED = `from events e left join event_notices n on n.event_id = e.id and n.kind = 'results'
   where e.status <> 'CLOSED' and n.version is distinct from e.version`;
const readUnplanned = statement<{ id: string }>(
  'event-notices-unplanned',
  `select e.id ${UNPLANNED} order by e.created_at limit $1`,
);

/** Events without planned notices, or changed since theirs were planned. */
export async function findUnplannedEvents(db: Db, limit: number): Promise<string[]> {
  return (await readUnplanned(db, [limit])).map(({ id }) => id);
}

/** Start and end notices wait until the lifecycle job has moved the event on. */
const readDue = statement<DueNotice>(
  'event-notices-due',
  `select n.event_id as "eventId", n.kind
   from event_notices n
   join events e on e.id = n.event_id
   where n.due_at <= $1
     and not (n.kind = 'start' and e.status = 'SCHEDULED')
     and not (n.kind in ('end', 'devices', 'results') and e.status in ('SCHEDULED', 'ACTIVE'))
   order by n.due_at limit $2`,
);

export function findDueNotices(db: Db, now: Date, limit: number): Promise<DueNotice[]> {
  return readDue(db, [now.toISOString(), limit]);
}

/** Whether an event's notices must be planned, or may be due. */
export const areNoticesDue = (now: Date): SQL =>
  sql`exists (select ${sql.raw(UNPLANNED)}) or ${isAnyDue(eventNotices.dueAt, now)}`;
