import type { EventType } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { mayMemberSee, type MemberScope } from '../../readmodels/memberEvents.ts';

/** An event for a calendar. Instants are milliseconds since 1970. */
export type CalendarRow = {
  readonly id: string;
  readonly type: EventType;
  readonly start: number;
  readonly end: number;
  readonly cancelled: boolean;
  readonly version: number;
  readonly changed: number;
};

const COLUMNS = `e.id, e.type, (extract(epoch from e.start_at) * 1000)::int8 as start,
  (extract(epoch from e.end_at) * 1000)::int8 as "end", e.status = 'CANCELLED' as cancelled, e.version,
  (extract(epoch from coalesce(e.cancelled_at, e.created_at)) * 1000)::int8 as changed`;

/** $1 member, $2 brand, $3 event. */
const one = statement<CalendarRow>(
  'calendar_event',
  `select ${COLUMNS}
   from enrolments en
   join events e on e.brand = en.brand and e.id = $3
   left join participations p on p.member_id = en.member_id and p.event_id = e.id
   where en.member_id = $1 and en.brand = $2 and ${mayMemberSee}`,
);

/** Null for an event that isn't visible to this member. */
export async function readCalendarEvent(
  db: Db,
  { memberId, brandId }: MemberScope,
  eventId: string,
): Promise<CalendarRow | null> {
  const [row] = await one(db, [memberId, brandId, eventId]);
  return row ?? null;
}
