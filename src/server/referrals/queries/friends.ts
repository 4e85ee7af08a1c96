import type { Db } from '../../platform/db/db.ts';
import {
  countedPage,
  LATEST_FIRST,
  sortedList,
  startAfter,
  type Order,
  type SortedRow,
} from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { matchingMembers, toPattern } from '../../readmodels/memberSearch.ts';
import type { ReferralRow } from '../store.ts';

/** A referral with what both sides may know of each other. */
export interface FriendRow extends ReferralRow {
  /** The other side's: the friend's in the list of friends, the referrer's in one's own referral. */
  readonly firstName: string;
  readonly utilityState: string | null;
  readonly utilitySubstate: string | null;
  readonly wasConnected: boolean;
}

type FriendSql = Omit<FriendRow, 'joinedAt' | 'firstEventAt' | 'dueAt' | 'decidedAt' | 'allowedAt'> & {
  joinedAt: string;
  firstEventAt: string | null;
  dueAt: string | null;
  decidedAt: string | null;
  allowedAt: string | null;
};

const referralColumns = `r.member_id as "memberId", r.brand, r.referrer_id as "referrerId", r.code, r.joined_at as "joinedAt", r.state,
  r.first_event_id as "firstEventId", r.first_event_at as "firstEventAt", r.due_at as "dueAt", r.refusal, r.decided_at as "decidedAt",
  r.allowed_at as "allowedAt", r.referrer_points as "referrerPoints", r.friend_points as "friendPoints", r.version`;
const homeColumns = `c.widget_state as "utilityState", c.widget_substate as "utilitySubstate",
  coalesce(c.ever_reached_auth_done, false) as "wasConnected"`;

/** $1 referrer, $2 brand, $3 and $4 place, $5 limit. */
const friends = statement<FriendSql>(
  'referral_friends',
  `select ${referralColumns}, m.first_name as "firstName", ${homeColumns}
   from referrals r join members m on m.id = r.member_id left join utility_connections c on c.member_id = r.member_id
   where r.referrer_id = $1::uuid and r.brand = $2 and ($3::timestamptz is null or (r.joined_at, r.member_id) < ($3::timestamptz, $4::uuid))
   order by r.joined_at desc, r.member_id desc limit $5::int`,
);

/** The latest first. */
export async function readFriends(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  { limit, after }: Page,
): Promise<FriendRow[]> {
  const found = await friends(db, [
    memberId,
    brandId,
    ...startAfter({ after }, { type: 'timestamptz' }),
    limit + 1,
  ]);
  return found.map(toFriend);
}

/** $1 friend, $2 brand. */
const referrerByFriend = statement<FriendSql>(
  'referral_brought_by',
  `select ${referralColumns}, m.first_name as "firstName", ${homeColumns}
   from referrals r join members m on m.id = r.referrer_id left join utility_connections c on c.member_id = r.member_id
   where r.member_id = $1::uuid and r.brand = $2`,
);

/** Who referred the member, with the member's own progress; null: no one. */
export async function readReferrer(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<FriendRow | null> {
  const [row] = await referrerByFriend(db, [memberId, brandId]);
  return row === undefined ? null : toFriend(row);
}

function toFriend(row: FriendSql): FriendRow {
  return {
    ...row,
    joinedAt: instant(row.joinedAt),
    firstEventAt: instantOrNull(row.firstEventAt),
    dueAt: instantOrNull(row.dueAt),
    decidedAt: instantOrNull(row.decidedAt),
    allowedAt: instantOrNull(row.allowedAt),
  };
}

export type StaffReferralOrder = Order<'JOINED_AT' | 'REFERRER' | 'FRIEND' | 'STATE' | 'DECIDED_AT'>;

const both = `join members f on f.id = r.member_id join members o on o.id = r.referrer_id`;
/** $2 state, $3 pattern; null: all. */
const shown = `($2::text is null or r.state = $2)
  and (
    $3::text is null
    or lower(r.code) like $3
    or f.id in ${matchingMembers('$3')}
    or o.id in ${matchingMembers('$3')}
  )`;

/** $1 brand. The count is over all pages. */
const staffList = sortedList<FriendSql & { total: number }, StaffReferralOrder['field']>({
  name: 'staff_referrals',
  keys: {
    JOINED_AT: { sql: 'r.joined_at', type: 'timestamptz' },
    REFERRER: { sql: 'o.email_key', type: 'text' },
    FRIEND: { sql: 'f.email_key', type: 'text' },
    STATE: { sql: 'r.state', type: 'text' },
    DECIDED_AT: { sql: 'r.decided_at', type: 'timestamptz', nullable: true },
  },
  id: 'r.member_id',
  parameters: 3,
  text: ({
    keyColumn,
    after,
    orderBy,
    limit,
  }) => `select ${referralColumns}, f.first_name as "firstName", ${homeColumns}, ${keyColumn},
     (select count(*)::int from referrals r ${both} where r.brand = $1 and ${shown}) as total
   from referrals r ${both} left join utility_connections c on c.member_id = r.member_id
   where r.brand = $1 and ${shown} and ${after} order by ${orderBy} limit ${limit}`,
});

export async function staffReferrals(
  db: Db,
  brandId: string,
  page: Page,
  { state, search }: { readonly state: ReferralRow['state'] | null; readonly search: string | null },
  order: StaffReferralOrder,
): Promise<{ readonly rows: readonly (FriendRow & SortedRow)[]; readonly totalCount: number }> {
  const found = await staffList(db, [brandId, state, toPattern(search ?? '')], page, order);
  const { rows, totalCount } = countedPage(found);
  return { rows: rows.map(({ sortKey, ...row }) => ({ ...toFriend(row), sortKey })), totalCount };
}

const isOfMember = `r.brand = $1 and (r.member_id = $2::uuid or r.referrer_id = $2::uuid)`;

/** $1 brand, $2 member. The count is over all pages. */
const staffOfMember = sortedList<FriendSql & { total: number }, 'AT'>({
  name: 'staff_referrals_of_member',
  keys: { AT: { sql: 'r.joined_at', type: 'timestamptz' } },
  id: 'r.member_id',
  parameters: 2,
  text: ({
    keyColumn,
    after,
    orderBy,
    limit,
  }) => `select ${referralColumns}, f.first_name as "firstName", ${homeColumns}, ${keyColumn},
     (select count(*)::int from referrals r ${both} where ${isOfMember}) as total
   from referrals r ${both} left join utility_connections c on c.member_id = r.member_id
   where ${isOfMember} and ${after} order by ${orderBy} limit ${limit}`,
});

/** The friends a member brought, and the one who brought them, the latest first. */
export async function memberReferrals(
  db: Db,
  brandId: string,
  memberId: string,
  page: Page,
): Promise<{ readonly rows: readonly (FriendRow & SortedRow)[]; readonly totalCount: number }> {
  const { rows, totalCount } = countedPage(await staffOfMember(db, [brandId, memberId], page, LATEST_FIRST));
  return { rows: rows.map(({ sortKey, ...row }) => ({ ...toFriend(row), sortKey })), totalCount };
}

/** $1 friend, $2 brand. */
const staffOne = statement<FriendSql>(
  'staff_referral',
  `select ${referralColumns}, f.first_name as "firstName", ${homeColumns}
   from referrals r join members f on f.id = r.member_id left join utility_connections c on c.member_id = r.member_id
   where r.member_id = $1::uuid and r.brand = $2`,
);

export async function staffReferral(db: Db, brandId: string, friendId: string): Promise<FriendRow | null> {
  const [row] = await staffOne(db, [friendId, brandId]);
  return row === undefined ? null : toFriend(row);
}
