import type { AttributeFilterSegmentInput, CompoundSegmentInput } from '../../../codegen/graphql/types.ts';
import { DEEPEST, MOST_NODES } from '../../domain/segments/check.ts';
import type { MemberContext } from '../platform/context.ts';
import { invalid } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { SegmentChange } from './administer.ts';
import { readTree, readValues } from './nodes.ts';

export const toStaff = ({ brand, member }: MemberContext, reason: string) => ({
  brandId: brand.id,
  actorId: member.id,
  reason,
});

/** A change as staff sent it; a refusal where its rule can't be read. */
export type ReadChange = SegmentChange | ReturnType<typeof invalid>;

export function filterChange(ctx: MemberContext, input: AttributeFilterSegmentInput): ReadChange {
  const { name, description, attributeName, operator, invert, active, activelyEnrolling, reason } = input;
  return {
    ...toStaff(ctx, reason),
    kind: 'ATTRIBUTE_FILTER',
    name,
    description,
    tree: {
      kind: 'filter',
      attribute: attributeName,
      operator,
      values: readValues(attributeName, operator, input),
    },
    invert,
    active,
    activelyEnrolling,
  };
}

export function compoundChange(ctx: MemberContext, input: Omit<CompoundSegmentInput, 'version'>): ReadChange {
  const { name, description, nodes, invert, active, activelyEnrolling, reason } = input;
  const read = readTree(nodes);
  if ('fault' in read) return unreadable(read.fault);
  return {
    ...toStaff(ctx, reason),
    kind: 'COMPOUND',
    name,
    description,
    tree: read.tree,
    invert,
    active,
    activelyEnrolling,
  };
}

export function unreadable(fault: 'shape' | 'tooManyNodes' | 'tooDeep') {
  const message =
    fault === 'shape'
      ? say('segments.fault.shape')
      : say(`segments.fault.${fault}`, { most: fault === 'tooDeep' ? DEEPEST : MOST_NODES });
  return invalid([{ field: 'nodes', message }]);
}
