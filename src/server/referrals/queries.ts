import type { HomeLines, ReferralFacts } from '../../domain/referrals/referralRules.ts';
import { takesPart } from '../../domain/utility/connectionView.ts';
import type { Db } from '../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import type { ReferralRow } from './store.ts';

/** The owner of a code and the friend who came with it. */
export interface Introduction {
  readonly referrerId: string;
  readonly referrerSince: Date;
  readonly friendSince: Date;
  readonly friendFirstName: string;
  readonly friendHasResult: boolean;
}

/** $1 friend, $2 brand, $3 code. */
const introduction = statement<{
  referrerId: string;
  referrerSince: string;
  friendSince: string;
  friendFirstName: string;
  friendHasResult: boolean;
}>(
  'referral_introduction',
  `select r.id as "referrerId", r.created_at as "referrerSince", f.created_at as "friendSince", f.first_name as "friendFirstName",
     exists (select from participations p where p.member_id = f.id and p.settlement in ('SETTLED', 'RESTATED')) as "friendHasResult"
   from members f join referral_profiles c on c.code = $3 and c.brand = $2 join members r on r.id = c.member_id
   where f.id = $1::uuid and f.brand = $2`,
);

/** Null: nobody of the brand has this code. */
export async function readIntroduction(
  db: Db,
  { brandId, friendId, code }: { readonly brandId: string; readonly friendId: string; readonly code: string },
): Promise<Introduction | null> {
  const [row] = await introduction(db, [friendId, brandId, code]);
  return row === undefined
    ? null
    : { ...row, referrerSince: instant(row.referrerSince), friendSince: instant(row.friendSince) };
}

/** $1 friend, $2 referrer, $3 now. Readings are compared over the latest 45 days. */
const facts = statement<{
  isDuplicateMeter: boolean;
  identicalDays: number;
  friendAddress: HomeLines | null;
  referrerAddress: HomeLines | null;
}>(
  'referral_facts',
  `select coalesce(c.widget_substate = 'Duplicate', false) as "isDuplicateMeter",
     (select count(distinct d.utc_day)::int
        from service_points a
        join reading_days d on d.service_point_id = a.id and d.channel = 'import' and d.utc_day >= ($3::timestamptz)::date - 45
        join service_points b on b.member_id = $2::uuid
        join reading_days e on e.service_point_id = b.id and e.channel = d.channel and e.utc_day = d.utc_day
         and e.interval_seconds = d.interval_seconds and e.start_second = d.start_second and e.readings = d.readings
       where a.member_id = $1::uuid) as "identicalDays",
     f.shipping_address as "friendAddress", r.shipping_address as "referrerAddress"
   from members f join members r on r.id = $2::uuid left join utility_connections c on c.member_id = f.id
   where f.id = $1::uuid`,
);

/** What the rules against bringing oneself look at. */
export async function readReferralFacts(
  db: Db,
  { memberId, referrerId }: Pick<ReferralRow, 'memberId' | 'referrerId'>,
  now: Date,
): Promise<ReferralFacts> {
  const [row] = await facts(db, [memberId, referrerId, now.toISOString()]);
  if (row === undefined) throw new Error('A member of a referral is gone.');
  return { ...row, samePayout: false };
}

/** $1 member, $2 event. */
const stateAtEvent = statement<{ state: string; substate: string | null }>(
  'referral_state_at_event',
  `select t.to_state as state, t.to_substate as substate from events e
   join utility_transitions t on t.member_id = $1::uuid and t.at <= e.end_at
   where e.id = $2::uuid order by t.position desc limit 1`,
);

/** Whether the member's home took part in a program when the event ended. */
export async function tookPart(db: Db, memberId: string, eventId: string): Promise<boolean> {
  const [row] = await stateAtEvent(db, [memberId, eventId]);
  return row === undefined || takesPart(row.state, row.substate);
}

/** What a member has to do with inviting. Points are those that were paid. */
export interface InvitationRow {
  readonly code: string;
  readonly shownName: string | null;
  readonly boosts: number;
  readonly friends: number;
  readonly paidFriends: number;
  readonly earnedPoints: number;
  /** Saved by the member in events. */
  readonly savedWh: number;
}

/** $1 member, $2 brand. */
const invitation = statement<Omit<InvitationRow, never> & Record<string, unknown>>(
  'referral_invitation',
  `select c.code, c.shown_name as "shownName",
     (select count(*)::int from referral_boosts b where b.member_id = c.member_id and b.used_at is null) as boosts,
     f.friends, f.paid as "paidFriends", f.points as "earnedPoints",
     (select coalesce(sum(p.reduction_wh), 0)::int8 from participations p
       where p.member_id = c.member_id and p.settlement in ('SETTLED', 'RESTATED') and p.reduction_wh > 0 and not p.estimate_only) as "savedWh"
   from referral_profiles c
   cross join lateral (select count(*)::int as friends, (count(*) filter (where r.state = 'paid'))::int as paid,
     coalesce(sum(r.referrer_points), 0)::int as points from referrals r where r.referrer_id = c.member_id) f
   where c.member_id = $1::uuid and c.brand = $2`,
);

/** Null before the member's code is made. */
export async function readInvitation(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<InvitationRow | null> {
  return (await invitation(db, [memberId, brandId]))[0] ?? null;
}

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
const homeColumns = `c.widget_state as "utilityState", c.widget_substate as "utilitySubstate", coalesce(c.ever_reached_auth_done, false) as "wasConnected"`;

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
  const found = await friends(db, [memberId, brandId, ...placeOf(after), limit + 1]);
  return found.map(toFriend);
}

/** A cursor that is none counts as the beginning. */
function placeOf(after: Page['after']): readonly [string | null, string | null] {
  const [at, id] = after ?? [null, null];
  const isPlace = at !== null && id !== null && !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id);
  return isPlace ? [at, id] : [null, null];
}

/** $1 friend, $2 brand. */
const broughtBy = statement<FriendSql>(
  'referral_brought_by',
  `select ${referralColumns}, m.first_name as "firstName", ${homeColumns}
   from referrals r join members m on m.id = r.referrer_id left join utility_connections c on c.member_id = r.member_id
   where r.member_id = $1::uuid and r.brand = $2`,
);

/** Who brought the member, with the member's own progress; null: nobody. */
export async function readBroughtBy(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<FriendRow | null> {
  const [row] = await broughtBy(db, [memberId, brandId]);
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

/** $1 friend, $2 brand. */
const firstNames = statement<{ friend: string; referrer: string }>(
  'referral_names',
  `select f.first_name as friend, r.first_name as referrer from referrals x
   join members f on f.id = x.member_id join members r on r.id = x.referrer_id where x.member_id = $1::uuid and x.brand = $2`,
);

export async function readNames(
  db: Db,
  { memberId, brand }: Pick<ReferralRow, 'memberId' | 'brand'>,
): Promise<{ readonly friend: string; readonly referrer: string }> {
  const [row] = await firstNames(db, [memberId, brand]);
  return row ?? { friend: '', referrer: '' };
}
