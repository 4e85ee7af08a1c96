import type { Db } from '../../platform/db/db.ts';
import { rows, withValues } from '../../platform/db/sql.ts';
import type { RunningExperiment } from '../../../domain/experiments/experiment.ts';
import type { MatchStatement } from '../../segments/service.ts';

/** The feature, and the experiment whose variants members may have been given. */
export interface ImpactOf {
  readonly key: string;
  readonly experiment: Pick<RunningExperiment, 'key' | 'variants'> | null;
}

/**
 * Members of the same segments and the same variant: bit n of `group` is the n-th segment, and above them is the number of
 * the variant that they were given before, from 1; 0: none.
 */
export interface SegmentGroup extends Record<string, unknown> {
  readonly group: number;
  /** Their override of the feature; null: none. */
  readonly state: 'ENABLED' | 'DISABLED' | null;
  readonly members: number;
}

/** Each member's group and override of the feature. */
function membersWithGroup(
  { joins, where, conditions, values }: MatchStatement,
  { key, experiment }: ImpactOf,
) {
  const variants = experiment?.variants.map((variant) => variant.key) ?? [];
  const bound = [...values, key, experiment?.key ?? '', variants];
  const at = values.length;
  const group =
    conditions
      .map((condition, bit) => `case when ${condition} then ${2 ** bit} else 0 end::int8`)
      .join(' + ') || '0';
  const given = `coalesce(array_position($${at + 3}::text[], a.variation), 0)::int8`;
  return {
    values: bound,
    text: `select m.id, (${group})::int8 + ${2 ** conditions.length} * ${given} as segments, o.state from members m ${joins}
      left join feature_overrides o on o.member_id = m.id and o.key = $${at + 1} and o.session_id is null
        and (o.expires_at is null or o.expires_at > $2::timestamptz)
      left join experiment_assignments a on a.member_id = m.id and a.key = $${at + 2}
      where ${where}`,
  };
}

export async function segmentGroups(db: Db, match: MatchStatement, of: ImpactOf): Promise<SegmentGroup[]> {
  const { text, values } = membersWithGroup(match, of);
  return rows<SegmentGroup>(
    db,
    withValues(
      `select segments::float8 as "group", state, count(*)::int as members from (${text}) each group by 1, 2`,
      values,
    ),
  );
}

/** Members of these groups without an override by id, at most `perGroup` of each. */
export async function membersInGroups(
  db: Db,
  match: MatchStatement,
  of: ImpactOf,
  groups: readonly number[],
  perGroup: number,
): Promise<readonly { readonly id: string; readonly group: number }[]> {
  if (groups.length === 0) return [];
  const { text, values } = membersWithGroup(match, of);
  const bound = [...values, groups, perGroup];
  return rows<{ id: string; group: number }>(
    db,
    withValues(
      `select id, segments::float8 as "group" from (
         select id, segments, row_number() over (partition by segments order by id) as nr from (${text}) each
         where state is null and segments = any ($${bound.length - 1}::int8[])) listed
       where nr <= $${bound.length}::int order by id`,
      bound,
    ),
  );
}
