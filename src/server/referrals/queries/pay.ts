import type { HomeLines, ReferralFacts } from '../../../domain/referrals/referralRules.ts';
import { isAdmitted } from '../../../domain/utility/takingPart.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import type { ReferralRow } from '../store.ts';

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

/** Null: the brand doesn't know this code. */
export async function readIntroduction(
  db: Db,
  { brandId, friendId, code }: { readonly brandId: string; readonly friendId: string; readonly code: string },
): Promise<Introduction | null> {
  const [row] = await introduction(db, [friendId, brandId, code]);
  return row === undefined
    ? null
    : { ...row, referrerSince: instant(row.referrerSince), friendSince: instant(row.friendSince) };
}

/** Where a member's money went or may go. */
const destinationsSql = (member: string): string =>
  `select destination_key from cashout_accounts where member_id = ${member} and verified_at is not null
   union select destination_key from payout_reviews where member_id = ${member}`;

/** $1 friend, $2 referrer, $3 now. Readings are compared over the latest 45 days. */
const facts = statement<{
  samePayout: boolean;
  isDuplicateMeter: boolean;
  identicalDays: number;
  friendAddress: HomeLines | null;
  referrerAddress: HomeLines | null;
}>(
  'referral_facts',
  `select coalesce(c.widget_substate = 'Duplicate', false) as "isDuplicateMeter",
     (select count(distinct d.utc_day)::int
        from service_points a
        cross join lateral reading_days_of(a.id, 'import', ($3::timestamptz)::date - 45, 'infinity') d
        join service_points b on b.member_id = $2::uuid
        join lateral reading_days_of(b.id, 'import', ($3::timestamptz)::date - 45, 'infinity') e on e.utc_day = d.utc_day
         and e.interval_seconds = d.interval_seconds and e.start_second = d.start_second and e.readings = d.readings
       where a.member_id = $1::uuid) as "identicalDays",
     exists ((${destinationsSql('$1::uuid')}) intersect (${destinationsSql('$2::uuid')})) as "samePayout",
     f.shipping_address as "friendAddress", r.shipping_address as "referrerAddress"
   from members f join members r on r.id = $2::uuid left join utility_connections c on c.member_id = f.id
   where f.id = $1::uuid`,
);

/** What the rules against self-referral compare. */
export async function readReferralFacts(
  db: Db,
  { memberId, referrerId }: Pick<ReferralRow, 'memberId' | 'referrerId'>,
  now: Date,
): Promise<ReferralFacts> {
  const [row] = await facts(db, [memberId, referrerId, now.toISOString()]);
  if (row === undefined) throw new Error('A member of a referral is gone.');
  return row;
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
  return row === undefined || isAdmitted(row.state, row.substate);
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
