import type { EventGroup } from '../../domain/events/groups.ts';
import type { Audience } from '../../domain/segments/audience.ts';
import { CODE_SEGMENT_KEYS, CODE_SEGMENTS } from '../../domain/segments/codeSegments.ts';
import type { SegmentNode } from '../../domain/segments/tree.ts';
import { attributeJoins, type AttributePlace } from './segments/attributeSql.ts';
import { bindLiteral, treeCondition } from './segments/conditionSql.ts';

/** No audience asks for points, so the rate of any brand does. */
const ANY_RATE = 1;

/** Whether a member matches a code-defined segment; the names are expressions, always our own text. */
function matches(tree: SegmentNode, member: string, at: string, rules: string): string {
  const place: AttributePlace = { members: 'one', at, rules, wattConversionRate: ANY_RATE };
  const { sql, attributes } = treeCondition(tree, { place, bind: bindLiteral, segments: new Map() });
  return `exists (select from members m ${attributeJoins(attributes, place)} where m.id = ${member} and ${sql})`;
}

/**
 * Whether a member is in an event's audience, as SQL. `e` and `en` are the statement's aliases of `events` and of the
 * program's `enrolments`. Only history before the event was scheduled counts, so that taking part in it doesn't change
 * its audience. The only place that decides this.
 */
export function isInvited(e: string, en: string): string {
  const segments = CODE_SEGMENT_KEYS.map(
    (key) =>
      `when '${key}' then ${matches(CODE_SEGMENTS[key], `${en}.member_id`, `${e}.created_at`, `${e}.rules`)}`,
  );
  return `(
    case
      when ${e}.audience is null then true
      when ${e}.audience ->> 'kind' = 'segment'
        then exists (
          select from event_audience a where a.member_id = ${en}.member_id and a.event_id = ${e}.id
        )
      else case ${e}.audience ->> 'segment' ${segments.join(' ')} else false end
    end
    and (
      ${e}.home_group is null
      or ${groupOf(`${e}.home_group ->> 'set'`, `(${e}.home_group ->> 'of')::int`, `${en}.member_id`)}
        = (${e}.home_group ->> 'number')::int
    )
  )`;
}

/** The number of a home's group in a set, from 1, as SQL: a hash that anyone can repeat, and that is even over homes. */
function groupOf(set: string, of: string, member: string): string {
  return `mod(('x' || left(md5(${set} || ':' || ${member}), 7))::bit(28)::int, ${of}) + 1`;
}

/** Whether a home is in a group; `member` is an expression. */
export function isInGroup({ set, number, of }: EventGroup, member: string): string {
  return `${groupOf(bindLiteral(set, 'text'), String(of), member)} = ${number}`;
}

/** The same for an event that isn't scheduled yet: `now` is an expression. */
export function wouldBeInvited({ audience, group }: WantedHomes, en: string, now: string): string {
  const inGroup = group == null ? 'true' : isInGroup(group, `${en}.member_id`);
  if (audience.kind === 'program') return inGroup;
  const rules = `(select rules from programs where id = ${en}.program_id)`;
  return `(${matches(CODE_SEGMENTS[audience.segment], `${en}.member_id`, now, rules)} and ${inGroup})`;
}

export interface WantedHomes {
  readonly audience: Exclude<Audience, { readonly kind: 'segment' }>;
  readonly group?: EventGroup | null | undefined;
}
