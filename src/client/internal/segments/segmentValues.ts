import type { RuleGroupType } from 'react-querybuilder';
import type { SegmentConflict_segment$key } from '../../../../codegen/relay/SegmentConflict_segment.graphql.ts';
import type { SegmentNodeInput } from '../../../../codegen/relay/useCreateSegmentCompoundMutation.graphql.ts';
import type { Refusal } from '../../platform/write/refusal.ts';
import type { When } from '../shared/schedules/WhenField.tsx';
import { EMPTY_QUERY } from './ruleQuery.ts';
import type { SegmentKind } from '../../../domain/segments/tree.ts';

/** The form of a segment. */
export interface SegmentValues {
  readonly name: string;
  readonly description: string;
  readonly query: RuleGroupType;
  readonly invert: boolean;
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
  readonly when: When;
}

export const NEW_SEGMENT: SegmentValues = {
  name: '',
  description: '',
  query: EMPTY_QUERY,
  invert: false,
  active: true,
  activelyEnrolling: true,
  when: null,
};

export type SegmentInput = Omit<SegmentValues, 'query' | 'when'> & { readonly nodes: SegmentNodeInput[] };

export interface SegmentConflict {
  readonly message: string;
  readonly current: SegmentConflict_segment$key;
}

export interface SegmentSaving {
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  /** What someone else saved in the meantime. */
  readonly conflict: SegmentConflict | null;
  forgetRefusal(): void;
  reload(): void;
  /** Saves on this version from now on: someone else's, once it was seen. */
  saveOver(version: number): void;
  save(input: SegmentInput, reason: string): void;
}

/** The kind that a new segment gets, by its rule. */
export const kindOfNodes = (
  nodes: readonly { readonly kind: string }[],
): Exclude<SegmentKind, 'CODE_DEFINED'> =>
  nodes.length === 1 && nodes[0]?.kind === 'FILTER' ? 'ATTRIBUTE_FILTER' : 'COMPOUND';
