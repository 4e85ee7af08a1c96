import { graphql } from 'react-relay/hooks';
import type { featureLoaderQuery as Query } from '../../../../codegen/relay/featureLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const featureLoaderQuery = graphql`
  query featureLoaderQuery($key: String!, $id: ID!) {
    staff {
      roleKeys
      feature(key: $key) {
        ...FeaturePage_feature
      }
      approvals(kind: FEATURE, objectId: $id) {
        id
        ...FeatureApproval_request
      }
      drafts(kind: FEATURE, objectId: $id) {
        ...useDraft_drafts
      }
      segmentChoices {
        segmentId
        name
        active
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const key = request.params['key'] ?? '';
  return { feature: await preloadQuery<Query>(request, featureLoaderQuery, { key, id: key }) };
}
