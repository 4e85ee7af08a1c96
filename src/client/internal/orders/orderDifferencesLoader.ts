import { graphql } from 'react-relay/hooks';
import type { orderDifferencesLoaderQuery as Query } from '../../../../codegen/relay/orderDifferencesLoaderQuery.graphql.ts';
import { toOpenFilter } from '../shared/differences/differenceViews.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const orderDifferencesLoaderQuery = graphql`
  query orderDifferencesLoaderQuery($isOpen: Boolean, $search: String, $orderBy: OrderDifferenceOrder) {
    ...OrderDifferencesScreen_query @arguments(isOpen: $isOpen, search: $search, orderBy: $orderBy)
    staff {
      orderLists {
        service
        comparedAt
      }
    }
  }
`;

/** The columns that the list can be sorted by. */
export const orderDifferenceOrders = { found: 'FOUND_AT', kind: 'KIND', service: 'SERVICE' } as const;

export const loader = listLoader<Query>(orderDifferencesLoaderQuery, (address) => ({
  isOpen: toOpenFilter(address.get('show')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), orderDifferenceOrders),
}));
