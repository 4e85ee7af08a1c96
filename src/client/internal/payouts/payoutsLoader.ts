import { graphql } from 'react-relay/hooks';
import type { payoutsLoaderQuery as Query } from '../../../../codegen/relay/payoutsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './payoutViews.ts';

export const payoutsLoaderQuery = graphql`
  query payoutsLoaderQuery($state: PayoutState, $search: String, $orderBy: PayoutOrder) {
    ...PayoutsScreen_query @arguments(state: $state, search: $search, orderBy: $orderBy)
    staff {
      payoutCounts {
        ...PayoutFilters_counts
      }
      cashoutStop {
        ...StopPanel_stop
      }
    }
  }
`;

/** The columns that the list can be sorted by. */
export const payoutOrders = {
  placed: 'PLACED_AT',
  amount: 'AMOUNT',
  member: 'MEMBER',
  state: 'STATE',
  since: 'SINCE',
} as const;

export const loader = listLoader<Query>(payoutsLoaderQuery, (address) => ({
  state: toFilter(address.get('state')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), payoutOrders),
}));
