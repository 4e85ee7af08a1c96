import type { Operator } from './attributeTypes.ts';

/** A value of a rule: text, option, or date as `YYYY-MM-DD`; a number; or a boolean. */
export type RuleValue = string | number | boolean;

/** Compares one attribute of the member. */
export interface FilterNode {
  readonly kind: 'filter';
  readonly attribute: string;
  readonly operator: Operator;
  readonly values: readonly RuleValue[];
}

/**
 * A typed tree: what a segment, a feature's rule or an event's audience asks of a member. `all` and `any` without nodes
 * match no one; saving refuses them below the root.
 */
export type SegmentNode =
  | FilterNode
  /** A rule of the product, by name. */
  | { readonly kind: 'code'; readonly key: string }
  /** Another segment of the brand, by id. */
  | { readonly kind: 'segment'; readonly id: string }
  | { readonly kind: 'all' | 'any'; readonly nodes: readonly SegmentNode[] }
  | { readonly kind: 'not'; readonly node: SegmentNode };

/** INT-09. */
export const SEGMENT_KINDS = ['ATTRIBUTE_FILTER', 'CODE_DEFINED', 'COMPOUND'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** What decides whether a member belongs to a segment. Source: INT-09, INT-10. */
export interface SegmentRule {
  readonly id: string;
  readonly name: string;
  /** Null: empty, which matches no one, inverted or not. */
  readonly tree: SegmentNode | null;
  /** Matches those whom the tree does not match. */
  readonly invert: boolean;
  /** False: matches no one. */
  readonly active: boolean;
  /** False: exactly the members stored when enrolling ended. */
  readonly activelyEnrolling: boolean;
}

/** The nodes directly below a node. */
export function childNodes(node: SegmentNode): readonly SegmentNode[] {
  if (node.kind === 'all' || node.kind === 'any') return node.nodes;
  return node.kind === 'not' ? [node.node] : [];
}

export interface PlacedNode {
  readonly node: SegmentNode;
  /** Positions from the root, for example `[0, 2]`: the third node of the root's first. */
  readonly path: readonly number[];
}

/** Every node with its path, the root first. Without recursion, so that a tree of any depth is walked. */
export function* walk(tree: SegmentNode): Generator<PlacedNode> {
  const open: PlacedNode[] = [{ node: tree, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    const { node, path } = next;
    childNodes(node).forEach((child, index) => open.push({ node: child, path: [...path, index] }));
  }
}

/** Everything that a tree names, each once. */
export function treeReferences(tree: SegmentNode | null): {
  readonly segments: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
} {
  const [segments, codes, attributes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  if (tree !== null)
    for (const { node } of walk(tree)) {
      if (node.kind === 'segment') segments.add(node.id);
      else if (node.kind === 'code') codes.add(node.key);
      else if (node.kind === 'filter') attributes.add(node.attribute);
    }
  return { segments, codes, attributes };
}
