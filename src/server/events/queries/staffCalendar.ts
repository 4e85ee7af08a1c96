import type { EventStatus, EventType } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';

/** An event in the calendar of staff. */
export interface CalendarRecord {
  readonly id: string;
  readonly programName: string;
  readonly timeZone: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly status: EventStatus;
  readonly type: EventType;
  readonly isTest: boolean;
}

/** Two months and the days around them. */
const MOST_CALENDAR_DAYS = 75;

type Row = Omit<CalendarRecord, 'startAt' | 'endAt'> & { readonly startAt: string; readonly endAt: string };

/** $1 brand, $2 first instant, $3 instant after the last, $4 program or null. */
const between = statement<Row & Record<string, unknown>>(
  'staff_calendar',
  `select e.id, g.name as "programName", g.rules ->> 'zone' as "timeZone", e.start_at as "startAt",
     e.end_at as "endAt", e.status, e.type,
     e.is_test as "isTest"
   from events e
   join programs g on g.id = e.program_id
   where e.brand = $1 and e.start_at >= $2
     and e.start_at < least($3, $2::timestamptz + interval '${MOST_CALENDAR_DAYS} days')
     and ($4::uuid is null or e.program_id = $4)
   order by e.start_at, g.name, e.id`,
);

/** Events that begin in a stretch of time, all of them in order. */
export async function eventCalendar(
  db: Db,
  brandId: string,
  { from, to, programId }: { readonly from: Date; readonly to: Date; readonly programId: string | null },
): Promise<CalendarRecord[]> {
  const found = await between(db, [brandId, from.toISOString(), to.toISOString(), programId]);
  return found.map(({ startAt, endAt, ...event }) => ({
    ...event,
    startAt: instant(startAt),
    endAt: instant(endAt),
  }));
}
