import type { SegmentNodeInput } from '../../../codegen/graphql/types.ts';
import { MEMBER_ATTRIBUTES, isAttributeKey } from '../../domain/segments/attributes.ts';
import { countsDays, type Operator } from '../../domain/segments/attributeTypes.ts';
import { isCodeSegment } from '../../domain/segments/codeSegments.ts';
import type { RuleValue, SegmentNode } from '../../domain/segments/tree.ts';
import { childNodes } from '../../domain/segments/tree.ts';

/** A rule in the contract's form: a list of nodes, so that no rule is too deep to be sent or checked. */
export interface FlatNode {
  readonly parent: number | null;
  readonly node: SegmentNode;
}

/** Nodes of a tree, each after its parent. */
export function flatten(tree: SegmentNode | null): readonly FlatNode[] {
  const list: FlatNode[] = tree === null ? [] : [{ parent: null, node: tree }];
  for (let place = 0; place < list.length; place += 1) {
    const parent = list[place];
    for (const node of parent === undefined ? [] : childNodes(parent.node))
      list.push({ parent: place, node });
  }
  return list;
}

/** Nodes beyond this are refused unread. */
const MOST_SENT = 20_000;
/** Deeper nesting is refused while it is read; the check of the tree has the limit for people. */
const DEEPEST_SENT = 200;

export type ReadTree =
  | { readonly tree: SegmentNode | null }
  | { readonly fault: 'shape' | 'tooManyNodes' | 'tooDeep' };

/** Reads a list of nodes as a tree. */
export function readTree(list: readonly SegmentNodeInput[]): ReadTree {
  if (list.length === 0) return { tree: null };
  if (list.length > MOST_SENT) return { fault: 'tooManyNodes' };
  const children = list.map((): number[] => []);
  const depths = new Int32Array(list.length);
  for (const [place, { parent }] of list.entries()) {
    if (place === 0 ? parent != null : parent == null || parent < 0 || parent >= place)
      return { fault: 'shape' };
    if (parent == null) continue;
    children[parent]?.push(place);
    depths[place] = (depths[parent] ?? 0) + 1;
    if ((depths[place] ?? 0) > DEEPEST_SENT) return { fault: 'tooDeep' };
  }
  const built: SegmentNode[] = [];
  // Children come after their parents, so going backwards builds them first.
  for (let place = list.length - 1; place >= 0; place -= 1) {
    const below = (children[place] ?? []).map((child) => built[child] as SegmentNode);
    const node = readNode(list[place] as SegmentNodeInput, below);
    if (node === null) return { fault: 'shape' };
    built[place] = node;
  }
  return { tree: built[0] ?? null };
}

function readNode(input: SegmentNodeInput, below: readonly SegmentNode[]): SegmentNode | null {
  if (below.length > 0 && !['ALL', 'ANY', 'NOT'].includes(input.kind)) return null;
  switch (input.kind) {
    case 'FILTER':
      return input.attribute == null || input.operator == null
        ? null
        : {
            kind: 'filter',
            attribute: input.attribute,
            operator: input.operator,
            values: readValues(input.attribute, input.operator, input),
          };
    case 'CODE':
      return input.segmentId == null ? null : { kind: 'code', key: input.segmentId };
    case 'SEGMENT':
      if (input.segmentId == null) return null;
      return isCodeSegment(input.segmentId)
        ? { kind: 'code', key: input.segmentId }
        : { kind: 'segment', id: input.segmentId };
    case 'ALL':
      return { kind: 'all', nodes: below };
    case 'ANY':
      return { kind: 'any', nodes: below };
    case 'NOT':
      return below[0] === undefined || below.length > 1 ? null : { kind: 'not', node: below[0] };
  }
}

/** The values of the attribute's type; all others count too, so that the check finds the fault. */
export function readValues(
  attribute: string,
  operator: Operator,
  { texts, numbers, booleans }: Pick<SegmentNodeInput, 'texts' | 'numbers' | 'booleans'>,
): readonly RuleValue[] {
  const type = isAttributeKey(attribute) ? MEMBER_ATTRIBUTES[attribute].type : 'TEXT';
  const asNumbers = countsDays(operator) || type === 'WHOLE_NUMBER' || type === 'DECIMAL';
  const first: readonly RuleValue[] = (asNumbers ? numbers : type === 'BOOLEAN' ? booleans : texts) ?? [];
  const all: readonly RuleValue[] = [...(texts ?? []), ...(numbers ?? []), ...(booleans ?? [])];
  return first.length === all.length ? first : all;
}
