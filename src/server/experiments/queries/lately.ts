import { sql } from 'drizzle-orm';
import type { Lately } from '../../../domain/experiments/plan.ts';
import type { Sample } from '../../../domain/experiments/statistics.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

/** Days back that the plan of an experiment goes by. */
const DAYS = [1, 7, 14, 28] as const;
const LATELY = 28;

interface Row extends Record<string, unknown> {
  readonly members: number;
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
 * What members of the brand who used the app in the last 28 days did in them, and how many of an audience of this size use
 * it within how many days, if they are like all members.
 */
export async function lately(
  db: Db,
  { brandId, audience, now }: { readonly brandId: string; readonly audience: number; readonly now: Date },
): Promise<Lately> {
  const since = (days: number) =>
    sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`;
  const end = sql`${now.toISOString()}::timestamptz`;
  const start = since(LATELY);
  const [row] = await rows<Row>(
    db,
    sql`with seen as (
          select s.member_id, max(s.last_seen_at) as at from sessions s
          where s.brand = ${brandId} and s.last_seen_at > ${start} group by s.member_id),
        done as (
          select seen.at,
            exists (select from participations p where p.member_id = seen.member_id and p.joined_at between ${start} and ${end}) as joined,
            exists (select from orders o where o.member_id = seen.member_id and o.placed_at between ${start} and ${end}) as ordered,
            exists (select from devices d where d.member_id = seen.member_id and d.added_at between ${start} and ${end}) as connected,
            coalesce((select sum(p.reduction_wh) from participations p
              where p.member_id = seen.member_id and p.start_at between ${start} and ${end}
                and p.settlement in ('SETTLED', 'RESTATED')), 0)::float8 / 1000 as saved
          from seen)
        select (select count(*)::int from members m where m.brand = ${brandId}) as members,
          count(*) filter (where at > ${since(1)})::int as seen_1,
          count(*) filter (where at > ${since(7)})::int as seen_7,
          count(*) filter (where at > ${since(14)})::int as seen_14, count(*)::int as seen_28,
          count(*) filter (where joined)::int as joined, count(*) filter (where ordered)::int as ordered,
          count(*) filter (where connected)::int as connected,
          coalesce(sum(saved), 0)::float8 as saved, coalesce(sum(saved * saved), 0)::float8 as saved_squares
        from done`,
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
    reach: DAYS.map((days) => ({
      days,
      members: row.members === 0 ? 0 : Math.floor((audience * row[`seen_${days}`]) / row.members),
    })),
  };
}
