import type { RuleGroupType, RuleType } from 'react-querybuilder';
import type { SegmentNodeInput } from '../../../../codegen/relay/useCreateSegmentCompoundMutation.graphql.ts';
import {
  countsDays,
  OPERATORS,
  valueCount,
  type DataType,
  type Operator,
} from '../../../domain/segments/attributeTypes.ts';

/** A node as the contract has it. */
export interface RuleNode {
  readonly parent?: number | null | undefined;
  readonly kind: string;
  readonly attribute?: string | null | undefined;
  readonly operator?: string | null | undefined;
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
  readonly booleans: readonly boolean[];
  readonly segmentId?: string | null | undefined;
}

/** The editor's field for other segments. */
export const SEGMENT_FIELD = 'segment';
/** Its only operator. */
export const IN_SEGMENT = 'IN';

/** What the editor holds of a comparison's values: texts as they are typed, also of numbers. */
export type TypedValues = readonly string[];

export const EMPTY_QUERY: RuleGroupType = { combinator: 'and', rules: [] };

/** The contract's nodes as the editor's query. */
export function toQuery(nodes: readonly RuleNode[]): RuleGroupType {
  const root = nodes[0];
  if (root === undefined) return EMPTY_QUERY;
  const built = build(nodes, 0);
  return isGroup(built) ? built : { ...EMPTY_QUERY, rules: [built] };
}

const isGroup = (node: RuleGroupType | RuleType): node is RuleGroupType => 'rules' in node;

function build(nodes: readonly RuleNode[], place: number): RuleGroupType | RuleType {
  const node = nodes[place];
  const below = () => nodes.flatMap(({ parent }, child) => (parent === place ? [build(nodes, child)] : []));
  switch (node?.kind) {
    case 'ALL':
    case 'ANY':
      return { combinator: node.kind === 'ALL' ? 'and' : 'or', rules: below() };
    case 'NOT': {
      const [inner] = below();
      if (inner === undefined) return EMPTY_QUERY;
      return isGroup(inner) && inner.not !== true
        ? { ...inner, not: true }
        : { combinator: 'and', not: true, rules: [inner] };
    }
    case 'SEGMENT':
    case 'CODE':
      return { field: SEGMENT_FIELD, operator: IN_SEGMENT, value: node.segmentId ?? '' };
    default:
      return {
        field: node?.attribute ?? '',
        operator: node?.operator ?? 'IS_SET',
        value: [...(node?.texts ?? []), ...(node?.numbers ?? []), ...(node?.booleans ?? [])].map(String),
      };
  }
}

/** Values of an editor's rule, without empty ones. */
export function typedValues(value: unknown): TypedValues {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list
    .filter((one): one is string => typeof one === 'string')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The editor's query as the contract's nodes; an empty query is an empty segment. */
export function fromQuery(
  query: RuleGroupType,
  attributeType: (attribute: string) => DataType,
): SegmentNodeInput[] {
  const nodes: SegmentNodeInput[] = [];
  const add = (node: SegmentNodeInput): number => nodes.push(node) - 1;
  const visit = (part: RuleGroupType | RuleType, parent: number | null): void => {
    if (!isGroup(part)) {
      add({ parent, ...toComparison(part, attributeType) });
      return;
    }
    const above = part.not === true ? add({ parent, kind: 'NOT' }) : parent;
    const [only, ...others] = part.rules;
    // A group of one is that one.
    if (typeof only === 'object' && others.length === 0 && parent === null) return visit(only, above);
    const place = add({ parent: above, kind: part.combinator === 'or' ? 'ANY' : 'ALL' });
    for (const child of part.rules) if (typeof child === 'object') visit(child, place);
  };
  if (query.rules.length > 0) visit(query, null);
  return nodes;
}

/** One condition of the editor as a node of the contract. */
export function toComparison(
  rule: RuleType,
  attributeType: (attribute: string) => DataType,
): Omit<SegmentNodeInput, 'parent'> {
  if (rule.field === SEGMENT_FIELD) return { kind: 'SEGMENT', segmentId: String(rule.value) };
  const operator = operatorOf(rule);
  return {
    kind: 'FILTER',
    attribute: rule.field,
    operator,
    ...valuesIn(rule.value, operator, attributeType(rule.field)),
  };
}

export const operatorOf = (rule: RuleType): Operator =>
  OPERATORS.find((known) => known === rule.operator) ?? 'IS_SET';

/** What is typed, as the contract has it. */
export function valuesIn(
  value: unknown,
  operator: Operator,
  type: DataType,
): Pick<SegmentNodeInput, 'texts' | 'numbers' | 'booleans'> {
  const typed = typedValues(value).slice(0, valueCount(operator).most);
  if (type === 'BOOLEAN') return { booleans: typed.map((one) => one === 'true') };
  if (!countsDays(operator) && type !== 'WHOLE_NUMBER' && type !== 'DECIMAL') return { texts: [...typed] };
  const numbers = typed.map((one) => Number(one.replace(',', '.')));
  // What is no number is sent as it was typed, and refused with its name.
  return numbers.every((one) => Number.isFinite(one)) ? { numbers } : { texts: [...typed] };
}
