import { graphql } from 'react-relay/hooks';
import type { segmentLoaderQuery as Query } from '../../../../codegen/relay/segmentLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const segmentLoaderQuery = graphql`
  query segmentLoaderQuery($id: ID!) {
    staff {
      segment(segmentId: $id) {
        ...SegmentPage_segment
      }
      approvals(kind: SEGMENT, objectId: $id) {
        id
        ...SegmentApproval_request
      }
      drafts(kind: SEGMENT, objectId: $id) {
        ...useDraft_drafts
      }
      ...useRuleChoices_staff
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    segment: await preloadQuery<Query>(request, segmentLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
