import { graphql } from 'react-relay/hooks';
import type { cashoutMemberLoaderQuery as Query } from '../../../../codegen/relay/cashoutMemberLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const cashoutMemberLoaderQuery = graphql`
  query cashoutMemberLoaderQuery($id: ID!, $orderBy: PayoutOrder) {
    staff {
      cashoutMember(id: $id) {
        ...CashoutMemberPage_account @arguments(orderBy: $orderBy)
      }
    }
  }
`;

/** The columns that a member's payouts can be sorted by. */
export const memberPayoutOrders = { placed: 'PLACED_AT', amount: 'AMOUNT', state: 'STATE' } as const;

export async function loader(request: ScreenRequest) {
  return {
    account: await preloadQuery<Query>(request, cashoutMemberLoaderQuery, {
      id: request.params['id'] ?? '',
      orderBy: toOrder(request.url.searchParams.get('sort'), memberPayoutOrders),
    }),
  };
}
