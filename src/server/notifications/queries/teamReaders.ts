import { TEAM_HOMES, type TeamMonth } from '../../../domain/notifications/teamMonth.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { TEAM_COLUMNS, TEAM_TABLES, TEAMS, type TeamResult } from '../../readmodels/teams.ts';

/** A member of a team, with what the team and this home saved in the month. */
export interface TeamReader extends TeamResult {
  readonly memberId: string;
  readonly timeZone: string;
}

/** One mail a month. */
export const teamKey = (month: string, memberId: string): string => `team:${month}:${memberId}`;

/** $1 to $4 as in `TEAMS`, $5 month, $6 after this member, $7 limit. */
const readers = statement<{
  memberId: string;
  timeZone: string;
  kind: TeamResult['kind'];
  homes: number;
  teamWh: number;
  ownWh: number;
  rank: number;
  teams: number;
}>(
  'team-readers',
  `with ${TEAMS}
   select h.id as "memberId", h.time_zone as "timeZone", ${TEAM_COLUMNS}
   from ${TEAM_TABLES}
   where t.wh > 0 and ($6::uuid is null or h.id > $6::uuid)
     and not exists (
       select from sent_messages x where x.brand = $1 and x.key = 'team:' || $5::text || ':' || h.id)
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
    TEAM_HOMES,
    month,
    page.after,
    page.limit,
  ]);
}
