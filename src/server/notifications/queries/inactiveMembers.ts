import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member in a program who has neither visited nor joined an event for a while. */
export type InactiveMember = {
  readonly memberId: string;
  readonly brandId: string;
  readonly timeZone: string;
  /** The local date of the last joined event, or else of the enrolment. */
  readonly since: string;
  /** Events of the program that ended since the given instant. */
  readonly missed: number;
};

/** Key of a member's warning within the brand, one per absence. */
export const inactiveKey = (since: string, memberId: string): string =>
  `account-inactive:${since}:${memberId}`;

/** $1 last visit before, $2 now, $3 after this member, $4 limit. Leaves out members on vacation and those who have the warning. */
const inactive = statement<InactiveMember>(
  'inactive-members',
  `select w."memberId", w."brandId", w."timeZone", w.since, w.missed
   from (
     select en.member_id as "memberId", en.brand as "brandId", en.time_zone as "timeZone",
       to_char(last.at at time zone en.time_zone, 'YYYY-MM-DD') as since,
       (
         select count(*)::int
         from events e
         where e.program_id = en.program_id
           and e.status in ('ENDED', 'CLOSED')
           and e.end_at > $1::timestamptz
           and e.end_at <= $2::timestamptz
       ) as missed
     from enrolments en
     cross join lateral (
       select coalesce(
         (
           select max(p.start_at)
           from participations p
           where p.member_id = en.member_id and p.opt = 'in' and p.joined_at is not null
         ),
         en.enrolled_at
       ) as at
     ) last
     where en.program_id is not null
       and not en.auto_join
       and last.at <= $1::timestamptz
       and ($3::uuid is null or en.member_id > $3::uuid)
       and not exists (
         select from sessions s where s.member_id = en.member_id and s.last_seen_at > $1::timestamptz
       )
       and not exists (
         select from vacations v
         where v.member_id = en.member_id
           and v.ends_on >= ($1::timestamptz at time zone en.time_zone)::date
           and v.starts_on <= ($2::timestamptz at time zone en.time_zone)::date
       )
   ) w
   where w.missed > 0
     and not exists (
       select from sent_messages x
       where x.brand = w."brandId" and x.key = 'account-inactive:' || w.since || ':' || w."memberId"
     )
   order by w."memberId" limit $4`,
);

/** The next inactive members, ordered by id. */
export function inactiveMembers(
  db: Db,
  page: { readonly before: Date; readonly now: Date; readonly after: string | null; readonly limit: number },
): Promise<InactiveMember[]> {
  return inactive(db, [page.before.toISOString(), page.now.toISOString(), page.after, page.limit]);
}
