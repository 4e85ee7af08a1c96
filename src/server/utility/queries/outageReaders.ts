import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

const UNREPORTED = `from utilities u left join utility_partners p on p.utility_id = u.id
   where u.outage_began_at is distinct from p.members_told_of`;

export const hasOutagesToNotify = sql.raw(`exists (select ${UNREPORTED})`);

const unreported = statement<{ id: string }>('outages-to-notify', `select u.id ${UNREPORTED} limit $1`);

/** Utilities whose members have not yet been notified that an outage began or ended. */
export async function outagesToNotify(db: Db, limit: number): Promise<string[]> {
  return (await unreported(db, [limit])).map(({ id }) => id);
}

export type OutageReader = {
  readonly memberId: string;
  /** Whether the utility sends us the member's readings, when it can. */
  readonly connected: boolean;
};

/**
 * $1 utility, $2 after this member, $3 limit, $4 the earliest last visit of members who are not connected; null
 * leaves those out. Each part is looked up by member, whatever the planner prefers, because the tables hold the
 * members of all brands.
 */
const readers = statement<OutageReader>(
  'outage-readers',
  `select c.member_id as "memberId", a.member_id is not null as connected
   from utility_connections c
   left join lateral (
     select a.member_id
     from utility_authorizations a
     where a.member_id = c.member_id and a.utility_id = c.utility_id and a.ended_at is null limit 1
   ) a on true
   left join lateral (
     select s.member_id
     from sessions s
     where s.member_id = c.member_id and s.last_seen_at > $4::timestamptz limit 1
   ) s on true
   left join lateral (
     select t.member_id
     from utility_transitions t
     where t.member_id = c.member_id and t.at >= $4::timestamptz limit 1
   ) t on true
   where c.utility_id = $1
     and ($2::uuid is null or c.member_id > $2::uuid)
     and (
       a.member_id is not null
       or (
         c.widget_state in ('PreValid', 'AuthStart')
         and c.widget_substate is distinct from 'UtilityNotSupported'
         and coalesce(s.member_id, t.member_id) is not null
       )
     )
   order by c.member_id limit $3`,
);

/** Visits are recorded this accurately. */
const SEEN_WITHIN_MS = 5 * 60_000;

interface Page {
  readonly utilityId: string;
  readonly after: string | null;
  readonly limit: number;
}

/**
 * The next members to notify that an outage began, ordered by id: those who are connected.
 */
export function outageReaders(db: Db, { utilityId, after, limit }: Page): Promise<OutageReader[]> {
  return readers(db, [utilityId, after, limit, null]);
}

/**
 * The next members to notify that it ended: those who are connected, and those who are not but visited or began
 * signing up during the outage, because every page promised them a message.
 */
export function outageEndReaders(
  db: Db,
  { utilityId, after, limit }: Page,
  began: Date,
): Promise<OutageReader[]> {
  return readers(db, [utilityId, after, limit, new Date(began.getTime() - SEEN_WITHIN_MS).toISOString()]);
}
