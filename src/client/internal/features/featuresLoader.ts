import { graphql } from 'react-relay/hooks';
import type { featuresLoaderQuery as Query } from '../../../../codegen/relay/featuresLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const featuresLoaderQuery = graphql`
  query featuresLoaderQuery($search: String) {
    staff {
      features(search: $search) {
        ...FeatureTable_features
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    list: await preloadQuery<Query>(request, featuresLoaderQuery, {
      search: request.url.searchParams.get('search'),
    }),
  };
}
