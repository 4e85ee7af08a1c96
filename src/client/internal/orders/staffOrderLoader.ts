import { graphql } from 'react-relay/hooks';
import type { staffOrderLoaderQuery as Query } from '../../../../codegen/relay/staffOrderLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const staffOrderLoaderQuery = graphql`
  query staffOrderLoaderQuery($id: ID!) {
    staff {
      order(id: $id) {
        ...StaffOrderPage_order
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    order: await preloadQuery<Query>(request, staffOrderLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
