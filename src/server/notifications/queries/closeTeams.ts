import type { GoalMonth } from '../../../domain/notifications/teamGoal.ts';
import { TEAM_HOMES } from '../../../domain/notifications/teamMonth.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { IS_SAVED, SAVED_WH, TEAM_HOMES_SQL } from '../../readmodels/teams.ts';

/** A team with what its homes saved in the month so far, and in the best of the months before. */
export interface TeamSoFar {
  readonly kind: 'organisation' | 'area';
  readonly team: string;
  readonly homes: number;
  readonly savedWh: number;
  readonly bestWh: number;
}

/** One mail a month. */
export const closeTeamKey = (month: string, memberId: string): string => `team-close:${month}:${memberId}`;

/** $1 brand, $2 since, $3 the month's start, $4 zone, $5 fewest homes. */
const soFar = statement<{
  kind: TeamSoFar['kind'];
  team: string;
  homes: number;
  savedWh: number;
  bestWh: number;
}>(
  'teams-so-far',
  `with ${TEAM_HOMES_SQL},
   months as (
     select h.kind, h.team, date_trunc('month', p.start_at at time zone $4) as month, sum(${SAVED_WH})::int8 as wh
     from homes h
     join participations p on p.member_id = h.id and p.brand = $1
     where p.start_at >= $2::timestamptz and ${IS_SAVED}
     group by 1, 2, 3
   ),
   best as (
     select kind, team,
       coalesce(max(wh) filter (where month < $3::timestamptz at time zone $4), 0)::int8 as best,
       coalesce(max(wh) filter (where month = $3::timestamptz at time zone $4), 0)::int8 as wh
     from months
     group by 1, 2
   ),
   sizes as (select kind, team, count(*)::int as homes from homes group by 1, 2 having count(*) >= $5::int)
   select b.kind, b.team, s.homes, b.wh as "savedWh", b.best as "bestWh"
   from best b
   join sizes s on s.kind = b.kind and s.team = b.team
   where b.wh > 0 and b.best > 0`,
);

export function teamsSoFar(
  db: Db,
  { from, since }: GoalMonth,
  { brandId, zone }: { readonly brandId: string; readonly zone: string },
): Promise<TeamSoFar[]> {
  return soFar(db, [brandId, since.toISOString(), from.toISOString(), zone, TEAM_HOMES]);
}

/** $1 brand, $2 kind, $3 team, $4 month, $5 after this member, $6 limit. */
const untold = statement<{ memberId: string }>(
  'close-team-readers',
  `with ${TEAM_HOMES_SQL}
   select h.id as "memberId"
   from homes h
   where h.kind = $2 and h.team = $3 and ($5::uuid is null or h.id > $5::uuid)
     and not exists (
       select from sent_messages x where x.brand = $1 and x.key = 'team-close:' || $4::text || ':' || h.id)
   order by h.id limit $6`,
);

/** The team's homes that haven't been told of this month. */
export async function untoldHomes(
  db: Db,
  { kind, team }: Pick<TeamSoFar, 'kind' | 'team'>,
  page: {
    readonly brandId: string;
    readonly month: string;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<readonly string[]> {
  const { brandId, month, after, limit } = page;
  return (await untold(db, [brandId, kind, team, month, after, limit])).map(({ memberId }) => memberId);
}
