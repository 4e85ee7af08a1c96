import { graphql } from 'react-relay/hooks';
import type { utilitiesLoaderQuery as Query } from '../../../../codegen/relay/utilitiesLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const utilitiesLoaderQuery = graphql`
  query utilitiesLoaderQuery($search: String) {
    ...UtilityTable_query @arguments(search: $search)
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    list: await preloadQuery<Query>(request, utilitiesLoaderQuery, {
      search: request.url.searchParams.get('q'),
    }),
  };
}
