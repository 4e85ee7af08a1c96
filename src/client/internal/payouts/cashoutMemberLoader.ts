import { graphql } from 'react-relay/hooks';
import type { cashoutMemberLoaderQuery as Query } from '../../../../codegen/relay/cashoutMemberLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const cashoutMemberLoaderQuery = graphql`
  query cashoutMemberLoaderQuery($id: ID!) {
    staff {
      cashoutMember(id: $id) {
        ...CashoutMemberPage_account
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    account: await preloadQuery<Query>(request, cashoutMemberLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
