import type { TeamMonth } from '../../../domain/notifications/teamMonth.ts';
import { TEAM_HOMES } from '../../../domain/notifications/teamMonth.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member of a team, with what the team and this home saved in the month. */
export interface TeamReader {
  readonly memberId: string;
  readonly kind: 'organisation' | 'area';
  readonly homes: number;
  readonly teamWh: number;
  readonly ownWh: number;
  /** Among the brand's teams, by what a home saved on average. */
  readonly rank: number;
  readonly teams: number;
}

/** One mail a month. */
export const teamKey = (month: string, memberId: string): string => `team:${month}:${memberId}`;

/** $1 brand, $2 from, $3 until, $4 month, $5 fewest homes, $6 after this member, $7 limit. */
const readers = statement<{
  memberId: string;
  kind: 'organisation' | 'area';
  homes: number;
  teamWh: number;
  ownWh: number;
  rank: number;
  teams: number;
}>(
  'team-readers',
  `with homes as (
     select m.id, case when m.organisation_id is null then 'area' else 'organisation' end as kind,
       coalesce(m.organisation_id::text, m.postal_code) as team
     from members m
     where m.brand = $1 and coalesce(m.organisation_id::text, m.postal_code) <> ''
       and exists (select from utility_connections c where c.member_id = m.id and c.ever_reached_auth_done)
   ),
   saved as (
     select p.member_id, sum(greatest(p.reduction_wh, 0))::int8 as wh
     from participations p
     where p.brand = $1 and p.start_at >= $2::timestamptz and p.start_at < $3::timestamptz
       and p.settlement in ('SETTLED', 'RESTATED') and not p.estimate_only
     group by 1
   ),
   teams as (
     select h.kind, h.team, count(*)::int as homes, coalesce(sum(s.wh), 0)::int8 as wh,
       rank() over (order by coalesce(sum(s.wh), 0) / count(*) desc)::int as rank,
       count(*) over ()::int as teams
     from homes h
     left join saved s on s.member_id = h.id
     group by 1, 2
     having count(*) >= $5::int
   )
   select h.id as "memberId", t.kind, t.homes, t.wh as "teamWh", coalesce(s.wh, 0)::int8 as "ownWh", t.rank, t.teams
   from homes h
   join teams t on t.kind = h.kind and t.team = h.team
   left join saved s on s.member_id = h.id
   where t.wh > 0 and ($6::uuid is null or h.id > $6::uuid)
     and not exists (
       select from sent_messages x where x.brand = $1 and x.key = 'team:' || $4::text || ':' || h.id)
   order by h.id limit $7`,
);

export function teamReaders(
  db: Db,
  { month, from, until }: TeamMonth,
  page: { readonly brandId: string; readonly after: string | null; readonly limit: number },
): Promise<TeamReader[]> {
  return readers(db, [
    page.brandId,
    from.toISOString(),
    until.toISOString(),
    month,
    TEAM_HOMES,
    page.after,
    page.limit,
  ]);
}
