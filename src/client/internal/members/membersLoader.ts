import { graphql } from 'react-relay/hooks';
import type { membersLoaderQuery as Query } from '../../../../codegen/relay/membersLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const membersLoaderQuery = graphql`
  query membersLoaderQuery($search: String) {
    ...MemberTable_query @arguments(search: $search)
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    list: await preloadQuery<Query>(request, membersLoaderQuery, {
      search: request.url.searchParams.get('q'),
    }),
  };
}
