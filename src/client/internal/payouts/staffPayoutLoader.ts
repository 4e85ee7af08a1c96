import { graphql } from 'react-relay/hooks';
import type { staffPayoutLoaderQuery as Query } from '../../../../codegen/relay/staffPayoutLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const staffPayoutLoaderQuery = graphql`
  query staffPayoutLoaderQuery($id: ID!) {
    staff {
      payout(id: $id) {
        ...StaffPayoutPage_payout
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    payout: await preloadQuery<Query>(request, staffPayoutLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
