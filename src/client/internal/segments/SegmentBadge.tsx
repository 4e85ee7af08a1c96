import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SegmentBadge_segment$key } from '../../../../codegen/relay/SegmentBadge_segment.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';

/** Whether a segment takes members, in words. */
export function SegmentBadge({ segment: key }: { readonly segment: SegmentBadge_segment$key }) {
  const { active, activelyEnrolling } = useFragment(
    graphql`
      fragment SegmentBadge_segment on Segment {
        active
        activelyEnrolling
      }
    `,
    key,
  );
  const state = !active ? 'inactive' : activelyEnrolling ? 'enrolling' : 'closed';
  return (
    <Badge tone={active ? (activelyEnrolling ? 'saved' : 'plain') : 'warn'}>
      <FormattedMessage id={`internalSegments.state.${state}`} />
    </Badge>
  );
}
