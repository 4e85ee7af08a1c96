import { graphql } from 'react-relay/hooks';
import type { programsLoaderQuery as Query } from '../../../../codegen/relay/programsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const programsLoaderQuery = graphql`
  query programsLoaderQuery($search: String) {
    ...ProgramTable_query @arguments(search: $search)
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    list: await preloadQuery<Query>(request, programsLoaderQuery, {
      search: request.url.searchParams.get('q'),
    }),
  };
}
