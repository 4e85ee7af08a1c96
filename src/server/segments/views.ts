import type { SegmentKind, SegmentNode, SegmentRule } from '../../domain/segments/tree.ts';
import type { SegmentVersion } from './store.ts';

/** A segment as staff see it: a stored one, or one of the product's. */
export interface SegmentView extends SegmentRule {
  readonly description: string;
  readonly kind: SegmentKind;
  readonly version: number;
  readonly changedAt: Date | null;
}

/** A node as staff see it, with the names of segments. */
export interface NodeView {
  readonly parent: number | null;
  readonly node: SegmentNode;
}

/** A version with the name of who saved it. */
export type VersionView = SegmentVersion & { readonly actor: string };
