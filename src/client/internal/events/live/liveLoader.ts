import { graphql } from 'react-relay/hooks';
import type { liveLoaderQuery as Query } from '../../../../../codegen/relay/liveLoaderQuery.graphql.ts';
import { preloadQuery } from '../../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../../platform/screen/screen.ts';

export const liveLoaderQuery = graphql`
  query liveLoaderQuery($id: ID!) {
    staff {
      event(id: $id) {
        ...LivePage_event
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    event: await preloadQuery<Query>(request, liveLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
