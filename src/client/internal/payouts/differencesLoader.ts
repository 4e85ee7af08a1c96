import { graphql } from 'react-relay/hooks';
import type { differencesLoaderQuery as Query } from '../../../../codegen/relay/differencesLoaderQuery.graphql.ts';
import { toOpenFilter } from '../shared/differences/differenceViews.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const differencesLoaderQuery = graphql`
  query differencesLoaderQuery($isOpen: Boolean, $search: String, $orderBy: PayoutDifferenceOrder) {
    ...DifferencesScreen_query @arguments(isOpen: $isOpen, search: $search, orderBy: $orderBy)
    staff {
      payoutsComparedAt
    }
  }
`;

/** The columns that the list can be sorted by. */
export const differenceOrders = { found: 'FOUND_AT', kind: 'KIND', theirs: 'AMOUNT' } as const;

export const loader = listLoader<Query>(differencesLoaderQuery, (address) => ({
  isOpen: toOpenFilter(address.get('show')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), differenceOrders),
}));
