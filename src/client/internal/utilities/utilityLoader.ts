import { graphql } from 'react-relay/hooks';
import type { utilityLoaderQuery as Query } from '../../../../codegen/relay/utilityLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const utilityLoaderQuery = graphql`
  query utilityLoaderQuery($id: ID!) {
    ...WaitingHomes_query @arguments(utilityId: $id)
    staff {
      utility(id: $id) {
        id
        ...UtilityPage_utility
        ...NewMembersForm_utility
      }
      utilities(first: 100) {
        ...usePrimaries_utilities
      }
      programs(first: 100, utilityId: $id) {
        ...UtilityPrograms_programs
        ...NewMembersForm_programs
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    utility: await preloadQuery<Query>(request, utilityLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
