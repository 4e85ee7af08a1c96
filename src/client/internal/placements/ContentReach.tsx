import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ContentReachQuery as Query } from '../../../../codegen/relay/ContentReachQuery.graphql.ts';
import type { ChosenSegment } from '../shared/SegmentSelect.tsx';

interface ContentReachProps {
  readonly segment: ChosenSegment | null;
  readonly active: boolean;
}

/** How many members the content is for, counted now. */
export function ContentReach({ segment, active }: ContentReachProps) {
  const { staff } = useLazyLoadQuery<Query>(
    graphql`
      query ContentReachQuery($segmentId: ID) {
        staff {
          contentReach(segmentId: $segmentId)
        }
      }
    `,
    { segmentId: segment?.id ?? null },
    { fetchPolicy: 'network-only' },
  );
  if (!active) return <FormattedMessage id="internalPlacements.reach.off" />;
  return (
    <FormattedMessage
      id={segment === null ? 'internalPlacements.reach.everyone' : 'internalPlacements.reach.segment'}
      values={{ count: staff?.contentReach ?? 0, segment: segment?.name }}
    />
  );
}
