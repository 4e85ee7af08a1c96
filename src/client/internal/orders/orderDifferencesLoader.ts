import { graphql } from 'react-relay/hooks';
import type { orderDifferencesLoaderQuery as Query } from '../../../../codegen/relay/orderDifferencesLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOpenFilter } from '../shared/differences/differenceViews.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const orderDifferencesLoaderQuery = graphql`
  query orderDifferencesLoaderQuery($isOpen: Boolean, $orderBy: OrderDifferenceOrder) {
    ...OrderDifferenceTable_query @arguments(isOpen: $isOpen, orderBy: $orderBy)
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

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, orderDifferencesLoaderQuery, {
      isOpen: toOpenFilter(searchParams.get('show')),
      orderBy: toOrder(searchParams.get('sort'), orderDifferenceOrders),
    }),
  };
}
