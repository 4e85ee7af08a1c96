import { isAttributeKey, MEMBER_ATTRIBUTES, type AttributeKey } from '../../../domain/segments/attributes.ts';
import type { Attribute, Operator } from '../../../domain/segments/attributeTypes.ts';
import { codeSegmentTree } from '../../../domain/segments/codeSegments.ts';
import { comparable, optionsWithin } from '../../../domain/segments/compile.ts';
import { isTextFact, optionCode, UNKNOWN_OPTION } from '../../../domain/segments/facts.ts';
import type { FilterNode, RuleValue, SegmentNode, SegmentRule } from '../../../domain/segments/tree.ts';
import { ATTRIBUTE_SQL, todayAt, type AttributePlace } from './attributeSql.ts';

/** Puts a value into a statement: as a parameter, or as a literal of our own. */
export type Bind = (value: number | readonly (string | number | boolean)[] | string, type: string) => string;

/** Literals for code-defined segments, whose values are ours. Throws for anything that would need escaping. */
export const bindLiteral: Bind = (value, type) => {
  const literal = (one: string | number | boolean): string => {
    if (typeof one === 'string' && !/^[\w -]*$/.test(one))
      throw new Error('Only our own values may be literals.');
    return typeof one === 'string' ? `'${one}'` : String(one);
  };
  return typeof value === 'object'
    ? `array[${value.map(literal).join(', ')}]::${type}`
    : `${literal(value)}::${type}`;
};

/** Collects parameters; their numbers follow those that the statement has already. */
export function parameters(values: unknown[]): Bind {
  return (value, type) => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
}

export interface ConditionScope {
  readonly place: AttributePlace;
  readonly bind: Bind;
  /** The brand's segments, faulty ones left out: they match no one. */
  readonly segments: ReadonlyMap<string, SegmentRule>;
}

/** A rule as SQL, and the attributes whose joins it needs. */
export interface Condition {
  readonly sql: string;
  readonly attributes: ReadonlySet<AttributeKey>;
}

/**
 * Compiles a tree to a condition over `members m`. The twin of the domain's `compileTree`: each comparison is true or
 * false, never unknown, so that `not` means the same in both.
 */
export function treeCondition(tree: SegmentNode | null, scope: ConditionScope): Condition {
  const attributes = new Set<AttributeKey>();
  return { sql: tree === null ? 'false' : nodeSql(tree, { ...scope, attributes }), attributes };
}

/** A segment with its switches. */
export function segmentCondition(rule: SegmentRule, scope: ConditionScope): Condition {
  const attributes = new Set<AttributeKey>();
  return { sql: segmentSql(rule, { ...scope, attributes }), attributes };
}

type Collecting = ConditionScope & { readonly attributes: Set<AttributeKey> };

function segmentSql({ id, tree, active, activelyEnrolling, invert }: SegmentRule, scope: Collecting): string {
  if (!active) return 'false';
  if (!activelyEnrolling)
    return `exists (select from segment_members k where k.member_id = m.id and k.segment_id = ${scope.bind(id, 'uuid')})`;
  if (tree === null) return 'false';
  return invert ? `not ${nodeSql(tree, scope)}` : nodeSql(tree, scope);
}

function nodeSql(node: SegmentNode, scope: Collecting): string {
  switch (node.kind) {
    case 'filter':
      return filterSql(node, scope);
    case 'code': {
      const tree = codeSegmentTree(node.key);
      return tree === null ? 'false' : nodeSql(tree, scope);
    }
    case 'segment': {
      const rule = scope.segments.get(node.id);
      return rule === undefined ? 'false' : `(${segmentSql(rule, scope)})`;
    }
    case 'not':
      return `(not ${nodeSql(node.node, scope)})`;
    case 'all':
    case 'any':
      if (node.nodes.length === 0) return 'false';
      return `(${node.nodes.map((child) => nodeSql(child, scope)).join(node.kind === 'all' ? ' and ' : ' or ')})`;
  }
}

function filterSql(filter: FilterNode, scope: Collecting): string {
  const { attribute: key, operator } = filter;
  if (!isAttributeKey(key)) return 'false';
  const attribute = MEMBER_ATTRIBUTES[key];
  scope.attributes.add(key);
  const value = ATTRIBUTE_SQL[key].value(scope.place);
  if (attribute.type === 'LIST') return listSql(filter, attribute, value, scope);
  if (operator === 'IS_SET') return `((${value}) is not null)`;
  if (operator === 'IS_NOT_SET') return `((${value}) is null)`;
  const compared = comparison(filter, attribute, `(${value})`, scope);
  return compared === null ? 'false' : `coalesce(${compared}, false)`;
}

/** Null: the operator can't be used with the attribute. */
function comparison(
  { operator, values }: FilterNode,
  attribute: Attribute,
  value: string,
  { bind, place }: Collecting,
): string | null {
  if (isTextFact(attribute)) return textSql(operator, values, value, bind);
  switch (attribute.type) {
    case 'ONE_OF': {
      const known = values.filter((one) => typeof one === 'string' && isKnown(attribute, one));
      if (operator === 'IS_ONE_OF') return `${value} = any (${bind(known, 'text[]')})`;
      if (operator === 'IS_NOT_ONE_OF') return noneOf(value, known, 'text[]', bind);
      const within = optionsWithin(attribute, operator, values);
      return within === null ? null : `${value} = any (${bind(within, 'text[]')})`;
    }
    case 'BOOLEAN':
      return operator === 'IS_ONE_OF'
        ? `${value} = any (${bind(
            values.filter((one) => typeof one === 'boolean'),
            'boolean[]',
          )})`
        : null;
    case 'DATE':
      return dateSql(operator, values, value, { bind, place });
    default:
      return numberSql(operator, values, `${value}::float8`, bind);
  }
}

/** An empty list needs its own comparison: in SQL, even a missing value differs from all of no values. */
const noneOf = (
  value: string,
  list: readonly RuleValue[],
  type: 'text[]' | 'float8[]' | 'date[]',
  bind: Bind,
): string => (list.length === 0 ? `${value} is not null` : `${value} <> all (${bind(list, type)})`);

const isKnown = (attribute: Attribute, option: string): boolean =>
  optionCode(attribute, option) !== UNKNOWN_OPTION;

function textSql(operator: Operator, values: readonly RuleValue[], value: string, bind: Bind): string | null {
  const texts = values.filter((one) => typeof one === 'string');
  const some = (test: (text: string) => string): string =>
    texts.length === 0 ? 'false' : `(${texts.map((text) => test(bind(text, 'text'))).join(' or ')})`;
  switch (operator) {
    case 'IS_ONE_OF':
      return `${value} = any (${bind(texts, 'text[]')})`;
    case 'IS_NOT_ONE_OF':
      return noneOf(value, texts, 'text[]', bind);
    case 'STARTS_WITH':
      return some((text) => `starts_with(${value}, ${text})`);
    case 'ENDS_WITH':
      return some((text) => `right(${value}, length(${text})) = ${text}`);
    case 'CONTAINS':
      return some((text) => `position(${text} in ${value}) > 0`);
    default:
      return null;
  }
}

const SIGNS: Partial<Readonly<Record<Operator, string>>> = {
  AT_LEAST: '>=',
  AT_MOST: '<=',
  MORE_THAN: '>',
  LESS_THAN: '<',
};

function numberSql(
  operator: Operator,
  values: readonly RuleValue[],
  value: string,
  bind: Bind,
): string | null {
  const numbers = values.map((one) => comparable('DECIMAL', one));
  const [low = Number.NaN, high = Number.NaN] = numbers;
  const usable = numbers.filter((one) => !Number.isNaN(one));
  if (operator === 'IS_ONE_OF') return `${value} = any (${bind(usable, 'float8[]')})`;
  if (operator === 'IS_NOT_ONE_OF') return noneOf(value, usable, 'float8[]', bind);
  const sign = SIGNS[operator];
  if (sign !== undefined) return Number.isNaN(low) ? null : `${value} ${sign} ${bind(low, 'float8')}`;
  if (operator !== 'BETWEEN' || Number.isNaN(low) || Number.isNaN(high)) return null;
  return `${value} between ${bind(low, 'float8')} and ${bind(high, 'float8')}`;
}

function dateSql(
  operator: Operator,
  values: readonly RuleValue[],
  value: string,
  { bind, place }: Pick<ConditionScope, 'bind' | 'place'>,
): string | null {
  if (operator === 'WITHIN_LAST_DAYS' || operator === 'MORE_THAN_DAYS_AGO') {
    const days = comparable('WHOLE_NUMBER', values[0]);
    if (Number.isNaN(days)) return null;
    const age = `(${todayAt(place)} - ${value})::float8`;
    return operator === 'WITHIN_LAST_DAYS'
      ? `${age} between 0 and ${bind(days, 'float8')}`
      : `${age} > ${bind(days, 'float8')}`;
  }
  const dates = values.filter((one) => !Number.isNaN(comparable('DATE', one))).map(String);
  if (operator === 'IS_ONE_OF') return `${value} = any (${bind(dates, 'date[]')})`;
  if (operator === 'IS_NOT_ONE_OF') return noneOf(value, dates, 'date[]', bind);
  const [low, high] = dates;
  if (low === undefined || dates.length < values.length) return null;
  const sign = SIGNS[operator];
  if (sign !== undefined) return `${value} ${sign} ${bind(low, 'date')}`;
  if (operator !== 'BETWEEN' || high === undefined) return null;
  return `${value} between ${bind(low, 'date')} and ${bind(high, 'date')}`;
}

/** A list is never missing, so these need no `coalesce`. */
function listSql(
  { operator, values }: FilterNode,
  attribute: Attribute,
  value: string,
  { bind }: Collecting,
): string {
  const asked = values.filter((one) => typeof one === 'string');
  const known = isTextFact(attribute) ? asked : asked.filter((option) => isKnown(attribute, option));
  const these = (): string => bind(known, 'text[]');
  switch (operator) {
    case 'IS_SET':
      return `(${value} <> '{}')`;
    case 'IS_NOT_SET':
      return `(${value} = '{}')`;
    case 'HAS_ANY':
      return `(${value} && ${these()})`;
    case 'HAS_NONE':
      return `(not ${value} && ${these()})`;
    case 'HAS_ALL':
      return known.length < asked.length ? 'false' : `(${value} @> ${these()})`;
    default:
      return 'false';
  }
}
