import type { EventType } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import { isInvited } from '../../readmodels/audience.ts';
import { mayMemberSee, type MemberScope } from '../../readmodels/memberEvents.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';

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

/** What is over stays for a month. */
const since = `$3::timestamptz - interval '30 days'`;

/** What the member has left, or is away for, isn't theirs. $1 member, $2 brand, $3 now. */
const all = statement<CalendarRow>(
  'calendar_events',
  `select ${COLUMNS}
   from enrolments en
   cross join lateral (
     select e.id
     from events e
     where e.program_id = en.program_id and e.start_at > ${since} and ${isInvited('e', 'en')}
     union
     select p.event_id
     from participations p
     join events e on e.id = p.event_id
     where p.member_id = en.member_id and p.start_at > ${since}
       and (e.program_id = en.program_id or e.status <> 'SCHEDULED')
   ) ids
   join events e on e.id = ids.id
   left join participations p on p.member_id = en.member_id and p.event_id = e.id
   where en.member_id = $1 and en.brand = $2 and p.opt is distinct from 'out'
     and (p.opt = 'in'
       or (e.end_at > $3::timestamptz and not ${isAwayAt('en.member_id', 'e.start_at', 'en.time_zone')}))
   order by e.start_at, e.id limit 200`,
);

export function readCalendarEvents(
  db: Db,
  { memberId, brandId }: MemberScope,
  now: Date,
): Promise<CalendarRow[]> {
  return all(db, [memberId, brandId, now.toISOString()]);
}

/** $1 member, $2 brand, $3 edition. */
const owner = statement<{ locale: string | null }>(
  'calendar_owner',
  `select m.locale
   from members m
   join member_attributes a on a.member_id = m.id and a.key = '${ATTRIBUTE.calendarEdition}' and a.value = $3
   where m.id = $1 and m.brand = $2`,
);

/** Null for a member who has another edition of the address, or none. */
export async function readCalendarOwner(
  db: Db,
  { memberId, brandId }: MemberScope,
  edition: string,
): Promise<{ readonly locale: string | null } | null> {
  const [row] = await owner(db, [memberId, brandId, edition]);
  return row ?? null;
}
