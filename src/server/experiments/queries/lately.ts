import type { Lately } from '../../../domain/experiments/plan.ts';
import type { Sample } from '../../../domain/experiments/statistics.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows, withValues } from '../../platform/db/sql.ts';
import type { MatchStatement } from '../../segments/service.ts';

/** Days back that the plan of an experiment goes by. */
const DAYS = [1, 7, 14, 28] as const;
const LATELY = 28;

interface Row extends Record<string, unknown> {
  readonly seen_1: number;
  readonly seen_7: number;
  readonly seen_14: number;
  readonly seen_28: number;
  readonly joined: number;
  readonly ordered: number;
  readonly connected: number;
  readonly saved: number;
  readonly saved_squares: number;
}

/**
 * What members who would get a variant, and used the app in the last 28 days, did in them, and how many of them use it within
 * how many days. Who has an override of the feature gets none.
 */
export async function lately(
  db: Db,
  { joins, where, conditions, values }: MatchStatement,
  featureKey: string,
): Promise<Lately> {
  const since = (days: number) => `($2::timestamptz - interval '${days} days')`;
  const inTime = (column: string) => `${column} between ${since(LATELY)} and $2::timestamptz`;
  const [row] = await rows<Row>(
    db,
    withValues(
      `with audience as (
          select m.id from members m ${joins}
          where ${where} and ${conditions[0] ?? 'true'} and not exists (
            select from feature_overrides o
            where o.member_id = m.id and o.key = $${values.length + 1} and o.session_id is null
              and (o.expires_at is null or o.expires_at > $2::timestamptz))),
        seen as (
          select s.member_id, max(s.last_seen_at) as at from sessions s join audience a on a.id = s.member_id
          where s.brand = $1 and s.last_seen_at > ${since(LATELY)} group by s.member_id),
        done as (
          select seen.at,
            exists (select from participations p where p.member_id = seen.member_id and ${inTime('p.joined_at')}) as joined,
            exists (select from orders o where o.member_id = seen.member_id and ${inTime('o.placed_at')}) as ordered,
            exists (select from devices d where d.member_id = seen.member_id and ${inTime('d.added_at')}) as connected,
            coalesce((select sum(p.reduction_wh) from participations p
              where p.member_id = seen.member_id and ${inTime('p.start_at')}
                and p.settlement in ('SETTLED', 'RESTATED')), 0)::float8 / 1000 as saved
          from seen)
        select count(*) filter (where at > ${since(1)})::int as seen_1,
          count(*) filter (where at > ${since(7)})::int as seen_7,
          count(*) filter (where at > ${since(14)})::int as seen_14, count(*)::int as seen_28,
          count(*) filter (where joined)::int as joined, count(*) filter (where ordered)::int as ordered,
          count(*) filter (where connected)::int as connected,
          coalesce(sum(saved), 0)::float8 as saved, coalesce(sum(saved * saved), 0)::float8 as saved_squares
        from done`,
      [...values, featureKey],
    ),
  );
  if (row === undefined) throw new Error('A count has no row.');
  const members = row.seen_28;
  const share = (sum: number): Sample => ({ members, sum, squares: sum });
  return {
    samples: {
      JOINED: share(row.joined),
      KWH_SAVED: { members, sum: row.saved, squares: row.saved_squares },
      ORDERED: share(row.ordered),
      CONNECTED: share(row.connected),
    },
    reach: DAYS.map((days) => ({ days, members: row[`seen_${days}`] })),
  };
}
