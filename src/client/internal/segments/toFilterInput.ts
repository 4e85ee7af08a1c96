import type { AttributeFilterSegmentInput } from '../../../../codegen/relay/useCreateSegmentFilterMutation.graphql.ts';
import type { SegmentNodeInput } from '../../../../codegen/relay/useCreateSegmentCompoundMutation.graphql.ts';

/** A comparison as the input of a segment by attribute. */
export function toFilterInput({
  attribute,
  operator,
  texts,
  numbers,
  booleans,
}: SegmentNodeInput): Pick<
  AttributeFilterSegmentInput,
  'attributeName' | 'operator' | 'texts' | 'numbers' | 'booleans'
> {
  return { attributeName: attribute ?? '', operator: operator ?? 'IS_SET', texts, numbers, booleans };
}
