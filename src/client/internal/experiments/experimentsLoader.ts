import { graphql } from 'react-relay/hooks';
import type { experimentsLoaderQuery as Query } from '../../../../codegen/relay/experimentsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const experimentsLoaderQuery = graphql`
  query experimentsLoaderQuery($search: String) {
    staff {
      roleKeys
      experiments(search: $search) {
        ...ExperimentTable_experiments
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    list: await preloadQuery<Query>(request, experimentsLoaderQuery, {
      search: request.url.searchParams.get('search'),
    }),
  };
}
