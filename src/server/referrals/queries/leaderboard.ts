import type { LeaderboardRule } from '../../../domain/referrals/leaderboards.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member's place; the figure is a number of friends, or watt-hours. */
export interface LeaderRow {
  readonly rank: number;
  readonly name: string | null;
  readonly value: number;
  readonly isViewer: boolean;
}

/** $1 brand, $2 viewer, $3 since, $4 number of leaders. A viewer who has a figure is always among the rows. */
const ranked = (scores: string): string => `with scores as (${scores}),
  places as (
    select id, value, rank() over (order by value desc)::int as rank,
      row_number() over (order by value desc, id)::int as place
    from scores
    where value > 0
  )
  select p.rank, c.shown_name as name, p.value, p.id = $2::uuid as "isViewer",
    p.place <= $4::int as "isLeader"
  from places p
  join referral_profiles c on c.member_id = p.id
  where p.place <= $4::int or p.id = $2::uuid
  order by p.place`;

type Row = LeaderRow & { readonly isLeader: boolean };

const READS = {
  friends: statement<Row & Record<string, unknown>>(
    'referral_leaders_friends',
    ranked(`select referrer_id as id, count(*)::int8 as value from referrals
      where brand = $1 and state = 'paid' and decided_at >= $3::timestamptz group by referrer_id`),
  ),
  saved: statement<Row & Record<string, unknown>>(
    'referral_leaders_saved',
    ranked(`select r.referrer_id as id, sum(p.reduction_wh)::int8 as value
      from referrals r join participations p on p.member_id = r.member_id
      where r.brand = $1 and r.state = 'paid' and p.start_at >= greatest(r.joined_at, $3::timestamptz)
        and p.settlement in ('SETTLED', 'RESTATED') and p.reduction_wh > 0 and not p.estimate_only group by r.referrer_id`),
  ),
} as const;

/** The leaders and the viewer's own place, in one statement; `own` is null without a figure. */
export async function readLeaderboard(
  db: Db,
  { stat }: LeaderboardRule,
  {
    brandId,
    memberId,
    since,
    leaders,
  }: { readonly brandId: string; readonly memberId: string; readonly since: Date; readonly leaders: number },
): Promise<{ readonly leaders: readonly LeaderRow[]; readonly own: LeaderRow | null }> {
  const rows = await READS[stat](db, [brandId, memberId, since.toISOString(), leaders]);
  return {
    leaders: rows.filter(({ isLeader }) => isLeader),
    own: rows.find(({ isViewer }) => isViewer) ?? null,
  };
}
