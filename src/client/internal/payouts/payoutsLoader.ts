import { graphql } from 'react-relay/hooks';
import type { payoutsLoaderQuery as Query } from '../../../../codegen/relay/payoutsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './payoutViews.ts';

export const payoutsLoaderQuery = graphql`
  query payoutsLoaderQuery($state: PayoutState, $search: String, $orderBy: PayoutOrder) {
    ...PayoutTable_query @arguments(state: $state, search: $search, orderBy: $orderBy)
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

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, payoutsLoaderQuery, {
      state: toFilter(searchParams.get('state')),
      search: searchParams.get('q'),
      orderBy: toOrder(searchParams.get('sort'), payoutOrders),
    }),
  };
}
