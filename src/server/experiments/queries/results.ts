import { sql } from 'drizzle-orm';
import type { Sample } from '../../../domain/experiments/statistics.ts';
import type { ExperimentMetric } from '../../../domain/experiments/metrics.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';

/** What the members of a variation did after they were shown it. */
export interface VariationOutcome {
  readonly variation: string;
  readonly samples: Readonly<Record<ExperimentMetric, Sample>>;
}

interface Row extends Record<string, unknown> {
  readonly variation: string;
  readonly members: number;
  readonly joined: number;
  readonly ordered: number;
  readonly connected: number;
  readonly saved: number;
  readonly saved_squares: number;
}

/** Each member counts from the moment they were shown the experiment to `until`. */
export async function variationOutcomes(
  db: Db,
  { brandId, key, until }: { readonly brandId: string; readonly key: string; readonly until: Date },
): Promise<VariationOutcome[]> {
  const end = sql`${until.toISOString()}::timestamptz`;
  const found = await rows<Row>(
    db,
    sql`with done as (
          select a.variation,
            exists (select from participations p where p.member_id = a.member_id and p.joined_at between a.shown_at and ${end}) as joined,
            exists (select from orders o where o.member_id = a.member_id and o.placed_at between a.shown_at and ${end}) as ordered,
            exists (select from devices d where d.member_id = a.member_id and d.added_at between a.shown_at and ${end}) as connected,
            coalesce((select sum(p.reduction_wh) from participations p
              where p.member_id = a.member_id and p.start_at between a.shown_at and ${end}
                and p.settlement in ('SETTLED', 'RESTATED')), 0)::float8 / 1000 as saved
          from experiment_assignments a join members m on m.id = a.member_id
          where m.brand = ${brandId} and a.key = ${key} and a.shown_at <= ${end})
        select variation, count(*)::int as members, count(*) filter (where joined)::int as joined,
          count(*) filter (where ordered)::int as ordered, count(*) filter (where connected)::int as connected,
          sum(saved)::float8 as saved, sum(saved * saved)::float8 as saved_squares
        from done group by variation`,
  );
  return found.map(({ variation, members, joined, ordered, connected, saved, saved_squares }) => {
    const share = (sum: number): Sample => ({ members, sum, squares: sum });
    return {
      variation,
      samples: {
        JOINED: share(joined),
        KWH_SAVED: { members, sum: saved, squares: saved_squares },
        ORDERED: share(ordered),
        CONNECTED: share(connected),
      },
    };
  });
}
