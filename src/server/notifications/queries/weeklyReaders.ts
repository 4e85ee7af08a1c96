import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member with a meter whose week is over. */
export type WeeklyReader = {
  readonly memberId: string;
  readonly timeZone: string;
};

/** Key of a member's weekly summary within the brand. */
export const weeklyKey = (monday: string, memberId: string): string => `weekly-energy:${monday}:${memberId}`;

/** $1 brand, $2 now, $3 after this member, $4 limit. Leaves out members who have last week's summary. */
const readers = statement<WeeklyReader>(
  'weekly-readers',
  `select m.id as "memberId", m.time_zone as "timeZone"
   from members m
   where m.brand = $1
     and ($3::uuid is null or m.id > $3::uuid)
     and extract(isodow from $2::timestamptz at time zone m.time_zone) in (1, 2)
     and exists (select from service_points sp where sp.member_id = m.id)
     and not exists (
       select from sent_messages x
       where x.brand = m.brand
         and x.key = 'weekly-energy:'
           || to_char(
             date_trunc('week', $2::timestamptz at time zone m.time_zone) - interval '7 days', 'YYYY-MM-DD'
           )
           || ':' || m.id
     )
   order by m.id limit $4`,
);

/** The next members of a brand with a meter where it is Monday or Tuesday, ordered by id. */
export function weeklyReaders(
  db: Db,
  page: {
    readonly brandId: string;
    readonly now: Date;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<WeeklyReader[]> {
  return readers(db, [page.brandId, page.now.toISOString(), page.after, page.limit]);
}

export type JoinedEvents = {
  readonly memberId: string;
  readonly joined: number;
  /** Watt-hours of results that are paid. */
  readonly savedWh: number;
};

/** $1 members, $2 from, $3 until. */
const joined = statement<JoinedEvents>(
  'weekly-joined-events',
  `select p.member_id as "memberId", count(*)::int as joined,
     coalesce(sum(greatest(p.reduction_wh, 0)) filter (where not p.estimate_only), 0)::int8 as "savedWh"
   from participations p
   where p.member_id = any($1::uuid[])
     and p.opt = 'in'
     and p.joined_at is not null
     and p.start_at >= $2::timestamptz
     and p.start_at < $3::timestamptz
   group by p.member_id`,
);

/**
 * The events that members took part in between two instants, and what they saved; members without one are
 * left out.
 */
export function joinedEvents(
  db: Db,
  memberIds: readonly string[],
  from: Date,
  until: Date,
): Promise<JoinedEvents[]> {
  return joined(db, [memberIds, from.toISOString(), until.toISOString()]);
}
