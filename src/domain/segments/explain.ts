import { dayNumberToDate, dateToDayNumber } from '../meter/zone.ts';
import { countsDays, type Attribute } from './attributeTypes.ts';
import { codeSegmentTree } from './codeSegments.ts';
import { compileSegments, compileTree, optionsWithin, type CompiledSegments, type Match } from './compile.ts';
import type { Facts, FactValue } from './facts.ts';
import type { FilterNode, RuleValue, SegmentNode, SegmentRule } from './tree.ts';

/** A node with its answer for one member. */
export interface ExplainedNode {
  readonly node: SegmentNode;
  readonly isTrue: boolean;
  /** The member's value; null for nodes that compare none, and for missing values. */
  readonly value: FactValue;
  readonly nodes: readonly ExplainedNode[];
  /** Of a reference: the segment's name and switches. */
  readonly segment: Pick<SegmentRule, 'id' | 'name' | 'invert' | 'active' | 'activelyEnrolling'> | null;
}

/** One value that would have to be another. */
export interface ChangedValue {
  readonly attribute: string;
  readonly from: FactValue;
  readonly to: FactValue;
}

export interface Explanation {
  readonly matches: boolean;
  readonly root: ExplainedNode | null;
  /**
   * The fewest values whose change would turn the answer, each to the nearest value that does; null: no change of one
   * or two values turns it, for example because the segment is inactive.
   */
  readonly change: readonly ChangedValue[] | null;
}

export interface ExplainScope {
  readonly segments: ReadonlyMap<string, SegmentRule>;
  readonly facts: Facts;
}

/** Nodes shown of one explanation. */
const MOST_SHOWN = 500;

/** Why the selected member of `facts` is, or isn't, in a segment. */
export function explainSegment(rule: SegmentRule, { segments, facts }: ExplainScope): Explanation {
  const compiled = compileSegments([...new Map(segments).set(rule.id, rule).values()], facts.layout);
  const match = compiled.match(rule.id);
  const budget = { left: MOST_SHOWN };
  return {
    matches: match(facts),
    root: rule.tree === null ? null : explainNode(rule.tree, { segments, compiled, facts, budget }),
    change: smallestChange(match, facts, listComparisons(rule, segments)),
  };
}

interface NodeScope extends ExplainScope {
  readonly compiled: CompiledSegments;
  readonly budget: { left: number };
}

function explainNode(node: SegmentNode, scope: NodeScope): ExplainedNode {
  const { segments, compiled, facts, budget } = scope;
  budget.left -= 1;
  const isTrue = compileTree(node, { layout: facts.layout, segment: compiled.match })(facts);
  const rule = node.kind === 'segment' ? segments.get(node.id) : undefined;
  const children =
    node.kind === 'all' || node.kind === 'any'
      ? node.nodes
      : [
          node.kind === 'not'
            ? node.node
            : node.kind === 'code'
              ? codeSegmentTree(node.key)
              : node.kind === 'segment'
                ? (rule?.tree ?? null)
                : null,
        ].filter((child) => child !== null);
  return {
    node,
    isTrue,
    value: node.kind === 'filter' ? facts.get(node.attribute) : null,
    nodes: budget.left > 0 ? children.slice(0, budget.left).map((child) => explainNode(child, scope)) : [],
    segment:
      rule === undefined
        ? null
        : {
            id: rule.id,
            name: rule.name,
            invert: rule.invert,
            active: rule.active,
            activelyEnrolling: rule.activelyEnrolling,
          },
  };
}

/** Every comparison behind a segment, through references. */
function listComparisons(
  rule: SegmentRule,
  segments: ReadonlyMap<string, SegmentRule>,
): readonly FilterNode[] {
  const leaves: FilterNode[] = [];
  const seen = new Set<string>();
  const open: (SegmentNode | null)[] = [rule.tree];
  for (let node = open.pop(); node !== undefined && leaves.length < MOST_SHOWN; node = open.pop()) {
    if (node === null) continue;
    if (node.kind === 'filter') leaves.push(node);
    else if (node.kind === 'code') open.push(codeSegmentTree(node.key));
    else if (node.kind === 'not') open.push(node.node);
    else if (node.kind === 'segment') {
      const next = segments.get(node.id);
      if (next?.active === true && next.activelyEnrolling && !seen.has(node.id)) open.push(next.tree);
      seen.add(node.id);
    } else open.push(...node.nodes);
  }
  return leaves;
}

/** Evaluations spent on one explanation. */
const MOST_TRIES = 20_000;

interface Candidate {
  readonly attribute: string;
  readonly to: FactValue;
  readonly distance: number;
}

/**
 * Tries every single value at a boundary of the rules, nearest first, and then every pair. Exact within its candidates,
 * because each try is evaluated by the compiled rule itself.
 */
function smallestChange(
  match: Match,
  facts: Facts,
  leaves: readonly FilterNode[],
): readonly ChangedValue[] | null {
  const before = match(facts);
  const byAttribute = new Map<string, FilterNode[]>();
  for (const leaf of leaves)
    byAttribute.set(leaf.attribute, [...(byAttribute.get(leaf.attribute) ?? []), leaf]);
  const candidates = [...byAttribute]
    .flatMap(([key, of]) => valueCandidates(key, of, facts))
    .toSorted((a, b) => a.distance - b.distance);
  const original = new Map(candidates.map(({ attribute }) => [attribute, facts.get(attribute)]));
  const turns = (changes: readonly Candidate[]): boolean => {
    for (const { attribute, to } of changes) facts.set(attribute, to);
    const turned = match(facts) !== before;
    for (const { attribute } of changes) facts.set(attribute, original.get(attribute) ?? null);
    return turned;
  };
  const toChangedValues = (changes: readonly Candidate[]): readonly ChangedValue[] =>
    changes.map(({ attribute, to }) => ({ attribute, from: original.get(attribute) ?? null, to }));
  let tries = 0;
  for (const candidate of candidates)
    if (++tries <= MOST_TRIES && turns([candidate])) return toChangedValues([candidate]);
  for (const [index, first] of candidates.entries())
    for (const second of candidates.slice(0, index)) {
      if (second.attribute === first.attribute) continue;
      if (++tries > MOST_TRIES) return null;
      if (turns([second, first])) return toChangedValues([second, first]);
    }
  return null;
}

/** Values of an attribute at which one of its comparisons changes, other than the member's own. */
function valueCandidates(key: string, leaves: readonly FilterNode[], facts: Facts): readonly Candidate[] {
  const attribute = facts.layout.registry[key];
  if (attribute === undefined) return [];
  const own = facts.get(key);
  const values = new Map<string, Candidate>();
  for (const leaf of leaves)
    for (const to of boundaries(leaf, attribute, facts))
      if (JSON.stringify(to) !== JSON.stringify(own))
        values.set(JSON.stringify(to), { attribute: key, to, distance: distance(attribute, own, to) });
  return [...values.values()];
}

function boundaries(leaf: FilterNode, attribute: Attribute, facts: Facts): readonly FactValue[] {
  const { operator, values } = leaf;
  const own = facts.get(leaf.attribute);
  switch (attribute.type) {
    case 'BOOLEAN':
      return [true, false];
    case 'WHOLE_NUMBER':
    case 'DECIMAL': {
      const step = attribute.type === 'WHOLE_NUMBER' ? 1 : 0.01;
      const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = attribute;
      return values
        .filter((value) => typeof value === 'number')
        .flatMap((value) => [value, rounded(value - step), rounded(value + step)])
        .filter((value) => value >= minimum && value <= maximum);
    }
    case 'DATE':
      return dateBoundaries(operator, values, facts);
    case 'ONE_OF':
      if (attribute.options !== undefined)
        return optionsWithin(attribute, operator, values) === null && !attribute.ordered
          ? [...listed(values), ...attribute.options.slice(0, 5)]
          : attribute.options;
      return listed(values);
    case 'TEXT':
      return listed(values);
    case 'LIST': {
      const has = Array.isArray(own) ? (own as readonly string[]) : [];
      const asked = listed(values);
      return [
        ...asked.map((option) => [...new Set([...has, option])]),
        [...new Set([...has, ...asked])],
        has.filter((option) => !asked.includes(option)),
      ].map((list) => attribute.options?.filter((option) => list.includes(option)) ?? list);
    }
  }
}

const listed = (values: readonly RuleValue[]): readonly string[] =>
  values.filter((value) => typeof value === 'string').slice(0, 50);

/** Removes the noise of binary fractions. */
const rounded = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;

function dateBoundaries(
  operator: FilterNode['operator'],
  values: readonly RuleValue[],
  facts: Facts,
): readonly string[] {
  const today = facts.numbers[facts.numberAt] ?? Number.NaN;
  const days = countsDays(operator)
    ? values.filter((value) => typeof value === 'number').map((value) => today - value)
    : values.filter((value) => typeof value === 'string').map(dateToDayNumber);
  return days
    .flatMap((day) => [day, day - 1, day + 1])
    .filter((day) => Number.isFinite(day))
    .map(dayNumberToDate);
}

/** How far a change is, to prefer the nearest: within an attribute as its type measures, missing values last. */
function distance(attribute: Attribute, from: FactValue, to: FactValue): number {
  if (from === null) return 2;
  const { minimum = 0, maximum = 1, options = [] } = attribute;
  switch (attribute.type) {
    case 'WHOLE_NUMBER':
    case 'DECIMAL':
      return Math.abs(Number(to) - Number(from)) / Math.max(1, maximum - minimum);
    case 'DATE':
      return Math.abs(dateToDayNumber(String(to)) - dateToDayNumber(String(from))) / 36_500;
    case 'ONE_OF':
      return attribute.ordered === true
        ? Math.abs(options.indexOf(String(to)) - options.indexOf(String(from))) / options.length
        : 1;
    case 'LIST':
      return Array.isArray(to) && Array.isArray(from) ? Math.abs(to.length - from.length) / 10 : 1;
    default:
      return 1;
  }
}
