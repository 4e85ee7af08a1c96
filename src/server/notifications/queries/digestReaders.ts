import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member who gets a weekly digest. */
export type DigestReader = { readonly memberId: string; readonly timeZone: string };

/** Key of a member's digest within the brand. */
export const digestKey = (monday: string, memberId: string): string => `weekly-digest:${monday}:${memberId}`;

/** $1 brand, $2 now, $3 after this member, $4 limit. Leaves out members who have last week's digest. */
const readers = statement<DigestReader>(
  'digest-readers',
  `select m.id as "memberId", m.time_zone as "timeZone"
   from subscriptions s
     join members m on m.id = s.member_id
   where s.key = 'weekly_digest'
     and s.enabled
     and m.brand = $1
     and ($3::uuid is null or s.member_id > $3::uuid)
     and extract(isodow from $2::timestamptz at time zone m.time_zone) = 1
     and not exists (
       select from sent_messages x
       where x.brand = m.brand
         and x.key = 'weekly-digest:'
           || to_char(
             date_trunc('week', $2::timestamptz at time zone m.time_zone) - interval '7 days', 'YYYY-MM-DD'
           )
           || ':' || m.id
     )
   order by s.member_id limit $4`,
);

/** The next members of a brand with a digest where it is Monday, ordered by id. */
export function digestReaders(
  db: Db,
  page: {
    readonly brandId: string;
    readonly now: Date;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<DigestReader[]> {
  return readers(db, [page.brandId, page.now.toISOString(), page.after, page.limit]);
}

export type DigestedMessage = { readonly memberId: string; readonly id: string; readonly kept: string };

/** $1 brand, $2 members, $3 from, $4 until. */
const gathered = statement<DigestedMessage>(
  'digested-messages',
  `select x.member_id as "memberId", x.id, x.kept
   from sent_messages x
   where x.brand = $1
     and x.member_id = any($2::uuid[])
     and x.channel = 'digest'
     and x.kept is not null
     and x.sent_at >= $3::timestamptz
     and x.sent_at < $4::timestamptz
   order by x.sent_at, x.id`,
);

/** What was kept for these members' digests between two instants, oldest first. */
export function digestedMessages(
  db: Db,
  {
    brandId,
    memberIds,
    from,
    until,
  }: {
    readonly brandId: string;
    readonly memberIds: readonly string[];
    readonly from: Date;
    readonly until: Date;
  },
): Promise<DigestedMessage[]> {
  return gathered(db, [brandId, memberIds, from.toISOString(), until.toISOString()]);
}
