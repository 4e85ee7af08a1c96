import { graphql } from 'react-relay/hooks';
import type { staffAccountLoaderQuery as Query } from '../../../../codegen/relay/staffAccountLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const staffAccountLoaderQuery = graphql`
  query staffAccountLoaderQuery($id: ID!) {
    staff {
      staffAccount(id: $id) {
        ...StaffAccountPage_account
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    account: await preloadQuery<Query>(request, staffAccountLoaderQuery, {
      id: request.params['id'] ?? '',
    }),
  };
}
