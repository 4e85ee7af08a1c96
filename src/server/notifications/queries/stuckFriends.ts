import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A friend who joined days ago and has connected no home yet. */
export interface StuckFriend {
  readonly friendId: string;
  readonly firstName: string;
  readonly referrerId: string;
  readonly brandId: string;
  /** Of the referrer. */
  readonly timeZone: string;
}

/** One message for each friend. */
export const stuckFriendKey = (friendId: string): string => `friend-stuck:${friendId}`;

/** $1 joined after, $2 joined before, $3 after this friend, $4 limit. */
const stuck = statement<{
  friendId: string;
  firstName: string;
  referrerId: string;
  brandId: string;
  timeZone: string;
}>(
  'stuck-friends',
  `select r.member_id as "friendId", f.first_name as "firstName", r.referrer_id as "referrerId", r.brand as "brandId",
     m.time_zone as "timeZone"
   from referrals r
   join members f on f.id = r.member_id
   join members m on m.id = r.referrer_id
   where r.state = 'open' and r.first_event_id is null
     and r.joined_at > $1::timestamptz and r.joined_at <= $2::timestamptz
     and ($3::uuid is null or r.member_id > $3::uuid)
     and not exists (
       select from utility_connections c where c.member_id = r.member_id and c.ever_reached_auth_done)
     and not exists (
       select from sent_messages x where x.brand = r.brand and x.key = 'friend-stuck:' || r.member_id)
   order by r.member_id limit $4`,
);

export function stuckFriends(
  db: Db,
  page: { readonly from: Date; readonly until: Date; readonly after: string | null; readonly limit: number },
): Promise<StuckFriend[]> {
  return stuck(db, [page.from.toISOString(), page.until.toISOString(), page.after, page.limit]);
}
