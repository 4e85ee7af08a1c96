import type { RuleGroupType } from 'react-querybuilder';
import type { SegmentKind } from '../../../domain/segments/tree.ts';

/** The form of a segment. */
export interface SegmentValues {
  readonly name: string;
  readonly description: string;
  readonly query: RuleGroupType;
  readonly invert: boolean;
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
}

/** The kind that a new segment gets, by its rule. */
export const kindOfNodes = (
  nodes: readonly { readonly kind: string }[],
): Exclude<SegmentKind, 'CODE_DEFINED'> =>
  nodes.length === 1 && nodes[0]?.kind === 'FILTER' ? 'ATTRIBUTE_FILTER' : 'COMPOUND';
