import { graphql } from 'react-relay/hooks';
import type { featureLoaderQuery as Query } from '../../../../codegen/relay/featureLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const featureLoaderQuery = graphql`
  query featureLoaderQuery($key: String!) {
    staff {
      roleKeys
      feature(key: $key) {
        ...FeaturePage_feature
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
  return {
    feature: await preloadQuery<Query>(request, featureLoaderQuery, { key: request.params['key'] ?? '' }),
  };
}
