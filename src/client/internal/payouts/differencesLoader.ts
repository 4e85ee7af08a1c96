import { graphql } from 'react-relay/hooks';
import type { differencesLoaderQuery as Query } from '../../../../codegen/relay/differencesLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toOpenFilter } from '../shared/differences/differenceViews.ts';

export const differencesLoaderQuery = graphql`
  query differencesLoaderQuery($isOpen: Boolean, $orderBy: PayoutDifferenceOrder) {
    ...DifferenceTable_query @arguments(isOpen: $isOpen, orderBy: $orderBy)
    staff {
      payoutsComparedAt
    }
  }
`;

/** The columns that the list can be sorted by. */
export const differenceOrders = { found: 'FOUND_AT', kind: 'KIND', theirs: 'AMOUNT' } as const;

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, differencesLoaderQuery, {
      isOpen: toOpenFilter(searchParams.get('show')),
      orderBy: toOrder(searchParams.get('sort'), differenceOrders),
    }),
  };
}
