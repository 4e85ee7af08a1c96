import { graphql } from 'react-relay/hooks';
import type { accuracyLoaderQuery as Query } from '../../../../codegen/relay/accuracyLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const accuracyLoaderQuery = graphql`
  query accuracyLoaderQuery($utilityId: ID) {
    staff {
      utilities(first: 100) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
    ...AccuracyList_query @arguments(utilityId: $utilityId)
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    list: await preloadQuery<Query>(request, accuracyLoaderQuery, {
      utilityId: request.url.searchParams.get('utility'),
    }),
  };
}
