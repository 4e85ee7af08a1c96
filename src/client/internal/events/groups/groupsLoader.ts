import { graphql } from 'react-relay/hooks';
import type { groupsLoaderQuery as Query } from '../../../../../codegen/relay/groupsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../../platform/screen/screen.ts';

export const groupsLoaderQuery = graphql`
  query groupsLoaderQuery($id: ID!) {
    staff {
      event(id: $id) {
        group {
          of
        }
        ...GroupsPage_event
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    event: await preloadQuery<Query>(request, groupsLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
