import { MOST_EXPANDED } from './check.ts';
import { codeSegmentTree } from './codeSegments.ts';
import { treeReferences, walk, type FilterNode, type SegmentNode, type SegmentRule } from './tree.ts';
import {
  attributeOperators,
  countsDays,
  TEXT_PARTS,
  type Attribute,
  type AttributeRegistry,
} from './attributeTypes.ts';
import { isTextFact } from './facts.ts';

export type ReferenceFault =
  /** The way around, the first and the last id being the same. */
  | { readonly fault: 'cycle'; readonly path: readonly string[] }
  /** The way to a segment that doesn't exist. */
  | { readonly fault: 'dangling'; readonly path: readonly string[] }
  /** The way to a segment that asks for an attribute which is gone, or has become another type. */
  | { readonly fault: 'attribute'; readonly path: readonly string[]; readonly attribute: string }
  | { readonly fault: 'tooLarge'; readonly path: readonly string[] };

/** Segments may refer to each other this deep. */
const LONGEST_WAY = 10;

type Trees = ReadonlyMap<string, SegmentNode | null>;

/**
 * What is wrong with a segment's references, followed to their ends; null: nothing. Cost is linear in the segments,
 * also where a thousand ways lead to the same one.
 */
export function referenceFault(id: string, trees: Trees, registry: AttributeRegistry): ReferenceFault | null {
  const sizes = new Map<string, number>();
  const path: string[] = [];
  const visit = (current: string): ReferenceFault | null => {
    if (path.includes(current))
      return { fault: 'cycle', path: [...path.slice(path.indexOf(current)), current] };
    if (sizes.has(current)) return null;
    const tree = trees.get(current);
    path.push(current);
    if (path.length > LONGEST_WAY) return { fault: 'tooLarge', path: [...path] };
    if (tree === undefined) return { fault: 'dangling', path: [...path] };
    const { segments } = treeReferences(tree);
    const attribute = unusableAttribute(tree, registry);
    if (attribute !== null) return { fault: 'attribute', path: [...path], attribute };
    for (const next of segments) {
      const fault = visit(next);
      if (fault !== null) return fault;
    }
    const nodes = tree === null ? 0 : expandedSize(tree, sizes);
    if (nodes > MOST_EXPANDED) return { fault: 'tooLarge', path: [...path] };
    sizes.set(current, nodes);
    path.pop();
    return null;
  };
  return visit(id);
}

/** An attribute that the tree compares and that is gone, or has become another type since; null: none. */
function unusableAttribute(tree: SegmentNode | null, registry: AttributeRegistry): string | null {
  if (tree === null) return null;
  for (const { node } of walk(tree)) {
    if (node.kind !== 'filter') continue;
    const attribute = Object.hasOwn(registry, node.attribute) ? registry[node.attribute] : undefined;
    if (attribute === undefined || !isComparable(node, attribute)) return node.attribute;
  }
  return null;
}

/** Whether the operator and the values' types are the attribute's. */
function isComparable({ operator, values }: FilterNode, attribute: Attribute): boolean {
  const operators = attributeOperators(attribute);
  // A rule from before the attribute had options goes on comparing parts of its text.
  const known = isTextFact(attribute) ? [...operators, ...TEXT_PARTS] : operators;
  if (!known.includes(operator)) return false;
  const type =
    countsDays(operator) || attribute.type === 'WHOLE_NUMBER' || attribute.type === 'DECIMAL'
      ? 'number'
      : attribute.type === 'BOOLEAN'
        ? 'boolean'
        : 'string';
  return values.every((value) => typeof value === type);
}

/** Nodes of a tree when each reference is replaced by what it refers to. */
function expandedSize(tree: SegmentNode, sizes: ReadonlyMap<string, number>): number {
  let nodes = 0;
  for (const { node } of walk(tree)) {
    nodes += 1;
    if (node.kind === 'segment') nodes += sizes.get(node.id) ?? 0;
    if (node.kind === 'code') nodes += codeSegmentTree(node.key) === null ? 0 : 1;
  }
  return nodes;
}

/** The ids of rules that match no one because of a fault that came after they were saved. */
export function faultySegments(
  rules: readonly SegmentRule[],
  registry: AttributeRegistry,
): ReadonlyMap<string, ReferenceFault> {
  const trees: Trees = new Map(rules.map(({ id, tree }) => [id, tree]));
  return new Map(
    rules.flatMap(({ id }): [string, ReferenceFault][] => {
      const fault = referenceFault(id, trees, registry);
      return fault === null ? [] : [[id, fault]];
    }),
  );
}

/** Every attribute that the segments need, through all references. */
export function neededAttributes(ids: Iterable<string>, trees: Trees): ReadonlySet<string> {
  const needed = new Set<string>();
  const seen = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { segments, attributes } = treeNeeds(trees.get(id) ?? null);
    for (const key of attributes) needed.add(key);
    open.push(...segments);
  }
  return needed;
}

/** What a tree needs, code-defined segments resolved. */
export function treeNeeds(tree: SegmentNode | null): {
  readonly segments: readonly string[];
  readonly attributes: readonly string[];
} {
  const { segments, codes, attributes } = treeReferences(tree);
  const ofCode = [...codes].flatMap((key) => [...treeReferences(codeSegmentTree(key)).attributes]);
  return { segments: [...segments], attributes: [...attributes, ...ofCode] };
}

/** Ids of the segments that a segment needs, itself first. */
export function neededSegments(id: string, trees: Trees): readonly string[] {
  const seen = new Set<string>([id]);
  for (const current of seen)
    for (const next of treeReferences(trees.get(current) ?? null).segments) seen.add(next);
  return [...seen];
}
