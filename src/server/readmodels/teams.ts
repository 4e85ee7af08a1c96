import { TEAM_HOMES, type TeamMonth } from '../../domain/notifications/teamMonth.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';

/** What a team saved in a month, and one of its homes. */
export interface TeamResult {
  readonly kind: 'organisation' | 'area';
  readonly homes: number;
  readonly teamWh: number;
  readonly ownWh: number;
  /** Among the brand's teams, by what a home saved on average. */
  readonly rank: number;
  readonly teams: number;
}

/** The connected homes, each with its team: of one organisation, or of one postal area. $1 brand. */
export const TEAM_HOMES_SQL = `homes as (
     select m.id, m.time_zone, case when m.organisation_id is null then 'area' else 'organisation' end as kind,
       coalesce(m.organisation_id::text, m.postal_code) as team
     from members m
     where m.brand = $1 and coalesce(m.organisation_id::text, m.postal_code) <> ''
       and exists (select from utility_connections c where c.member_id = m.id and c.ever_reached_auth_done)
   )`;

/** What counts as saved, of a participation `p`. */
export const SAVED_WH = `greatest(p.reduction_wh, 0)`;
export const IS_SAVED = `p.settlement in ('SETTLED', 'RESTATED') and not p.estimate_only`;

/** The homes, what each saved, and the teams of enough homes. $1 brand, $2 from, $3 until, $4 fewest homes. */
export const TEAMS = `${TEAM_HOMES_SQL},
   saved as (
     select p.member_id, sum(${SAVED_WH})::int8 as wh
     from participations p
     where p.brand = $1 and p.start_at >= $2::timestamptz and p.start_at < $3::timestamptz
       and ${IS_SAVED}
     group by 1
   ),
   teams as (
     select h.kind, h.team, count(*)::int as homes, coalesce(sum(s.wh), 0)::int8 as wh,
       rank() over (order by coalesce(sum(s.wh), 0) / count(*) desc)::int as rank,
       count(*) over ()::int as teams
     from homes h
     left join saved s on s.member_id = h.id
     group by 1, 2
     having count(*) >= $4::int
   )`;

/** The columns of `TeamResult`, of a home `h`, its team `t` and what it saved, `s`. */
export const TEAM_COLUMNS = `t.kind, t.homes, t.wh as "teamWh", coalesce(s.wh, 0)::int8 as "ownWh", t.rank, t.teams`;
export const TEAM_TABLES = `homes h
   join teams t on t.kind = h.kind and t.team = h.team
   left join saved s on s.member_id = h.id`;

/** $5 member. */
const ofMember = statement<{
  kind: TeamResult['kind'];
  homes: number;
  teamWh: number;
  ownWh: number;
  rank: number;
  teams: number;
}>('team-of-member', `with ${TEAMS} select ${TEAM_COLUMNS} from ${TEAM_TABLES} where h.id = $5::uuid`);

/** Null for a home without a team. */
export async function readTeam(
  db: Db,
  { from, until }: TeamMonth,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<TeamResult | null> {
  const [found] = await ofMember(db, [
    brandId,
    from.toISOString(),
    until.toISOString(),
    TEAM_HOMES,
    memberId,
  ]);
  return found ?? null;
}
