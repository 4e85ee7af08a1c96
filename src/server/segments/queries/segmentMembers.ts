import type { SegmentRule } from '../../../domain/segments/tree.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows, withValues } from '../../platform/db/sql.ts';
import { attributeJoins, type AttributePlace } from '../../readmodels/segments/attributeSql.ts';
import { parameters, segmentCondition, type Condition } from '../../readmodels/segments/conditionSql.ts';
import type { FactScope } from './memberFacts.ts';

export interface MatchScope extends FactScope {
  /** The brand's segments without faulty ones. */
  readonly segments: ReadonlyMap<string, SegmentRule>;
}

interface Prepared {
  readonly condition: Condition;
  readonly place: AttributePlace;
  readonly values: unknown[];
}

/** Segments as conditions for other subjects' statements over a brand's `members m`; $2 is now. */
export interface MatchStatement {
  readonly joins: string;
  /** That the member is of the brand. */
  readonly where: string;
  /** Of each segment, in their order. */
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
}

export function matchStatement(
  rules: readonly SegmentRule[],
  { brandId, now, wattConversionRate, segments }: MatchScope,
): MatchStatement {
  const values: unknown[] = [brandId, now.toISOString()];
  const place: AttributePlace = { members: 'all', at: '$2::timestamptz', rules: null, wattConversionRate };
  const bind = parameters(values);
  const found = rules.map((rule) => segmentCondition(rule, { place, bind, segments }));
  return {
    joins: attributeJoins(new Set(found.flatMap(({ attributes }) => [...attributes])), place),
    where: `m.brand = $1 and ${usesNow}`,
    conditions: found.map((condition) => condition.sql),
    values,
  };
}

/** The brand is $1, the instant $2. */
function prepare(rule: SegmentRule, { brandId, now, wattConversionRate, segments }: MatchScope): Prepared {
  const values: unknown[] = [brandId, now.toISOString()];
  const place: AttributePlace = { members: 'all', at: '$2::timestamptz', rules: null, wattConversionRate };
  const scope = { place, bind: parameters(values), segments };
  const condition = segmentCondition(rule, scope);
  return { condition, place, values };
}

/** PostgreSQL infers a parameter's type from its use, so an unused one needs a cast. */
const usesNow = '$2::timestamptz is not null';

/** How many members match now. */
export async function countMembers(db: Db, rule: SegmentRule, scope: MatchScope): Promise<number> {
  const { condition, place, values } = prepare(rule, scope);
  const [row] = await rows<{ count: number }>(
    db,
    withValues(
      `select count(*)::int as count from members m ${attributeJoins(condition.attributes, place)}
       where m.brand = $1 and m.home_id is null and ${usesNow} and ${condition.sql}`,
      values,
    ),
  );
  return row?.count ?? 0;
}

/** How many members the brand has, and how many of them match now. */
export async function countMatching(
  db: Db,
  rule: SegmentRule,
  scope: MatchScope,
): Promise<{ readonly members: number; readonly matching: number }> {
  const { condition, place, values } = prepare(rule, scope);
  const [row] = await rows<{ members: number; matching: number }>(
    db,
    withValues(
      `select count(*)::int as members, count(*) filter (where ${condition.sql})::int as matching
       from members m ${attributeJoins(condition.attributes, place)}
       where m.brand = $1 and m.home_id is null and ${usesNow}`,
      values,
    ),
  );
  return row ?? { members: 0, matching: 0 };
}

/** The members of a segment by id, page by page. */
export async function matchingMembers(
  db: Db,
  rule: SegmentRule,
  scope: MatchScope,
  { limit, after = null }: { readonly limit: number; readonly after?: string | null },
): Promise<readonly string[]> {
  const { condition, place, values } = prepare(rule, scope);
  values.push(after, limit);
  const found = await rows<{ id: string }>(
    db,
    withValues(
      `select m.id
       from members m ${attributeJoins(condition.attributes, place)}
       where m.brand = $1 and m.home_id is null
         and ${usesNow}
         and ($${values.length - 1}::uuid is null or m.id > $${values.length - 1}::uuid)
         and ${condition.sql}
       order by m.id limit $${values.length}::int`,
      values,
    ),
  );
  return found.map(({ id }) => id);
}

/** Who enters and who leaves when one rule replaces another, with up to `samples` of each. */
export async function compareMembers(
  db: Db,
  before: SegmentRule | null,
  after: SegmentRule,
  scope: MatchScope,
  samples: number,
): Promise<{
  readonly before: number;
  readonly after: number;
  readonly entering: number;
  readonly leaving: number;
  readonly enteringIds: readonly string[];
  readonly leavingIds: readonly string[];
}> {
  const values: unknown[] = [scope.brandId, scope.now.toISOString()];
  const place: AttributePlace = {
    members: 'all',
    at: '$2::timestamptz',
    rules: null,
    wattConversionRate: scope.wattConversionRate,
  };
  const bind = parameters(values);
  const ruleCondition = (rule: SegmentRule | null): Condition =>
    rule === null
      ? { sql: 'false', attributes: new Set() }
      : segmentCondition(rule, { place, bind, segments: scope.segments });
  const [was, is] = [ruleCondition(before), ruleCondition(after)];
  const attributes = new Set([...was.attributes, ...is.attributes]);
  values.push(samples);
  const limit = `$${values.length}::int`;
  const [row] = await rows<{
    before: number;
    after: number;
    entering: number;
    leaving: number;
    enteringIds: string[] | null;
    leavingIds: string[] | null;
  }>(
    db,
    withValues(
      `with answers as materialized (
         select m.id, ${was.sql} as was, ${is.sql} as is_now
         from members m ${attributeJoins(attributes, place)}
         where m.brand = $1 and m.home_id is null and ${usesNow}
       )
       select count(*) filter (where was)::int as before, count(*) filter (where is_now)::int as after,
         count(*) filter (where is_now and not was)::int as entering,
         count(*) filter (where was and not is_now)::int as leaving,
         (
           select json_agg(id)
           from (select id from answers where is_now and not was order by id limit ${limit}) e
         ) as "enteringIds",
         (
           select json_agg(id)
           from (select id from answers where was and not is_now order by id limit ${limit}) l
         ) as "leavingIds"
       from answers`,
      values,
    ),
  );
  if (row === undefined) throw new Error('Counting members gave no row.');
  return { ...row, enteringIds: row.enteringIds ?? [], leavingIds: row.leavingIds ?? [] };
}
