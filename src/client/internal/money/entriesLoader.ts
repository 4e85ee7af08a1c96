import { graphql } from 'react-relay/hooks';
import type { entriesLoaderQuery as Query } from '../../../../codegen/relay/entriesLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { spanOf } from './periods.ts';

export const entriesLoaderQuery = graphql`
  query entriesLoaderQuery(
    $from: String!
    $to: String!
    $account: String
    $direction: BookDirection
    $search: String
    $orderBy: BookEntryOrder
  ) {
    ...EntriesScreen_query
      @arguments(
        from: $from
        to: $to
        account: $account
        direction: $direction
        search: $search
        orderBy: $orderBy
      )
    staff {
      trialBalance(from: $from, to: $to) {
        account
        program
      }
    }
  }
`;

/** Whether the account received or gave, as the address says; null: both. */
export const parseDirection = (text: string | null): 'RECEIVED' | 'GIVEN' | null =>
  text === 'RECEIVED' || text === 'GIVEN' ? text : null;

/** The columns that the list can be sorted by. */
export const entryOrders = {
  booked: 'BOOKED_AT',
  account: 'ACCOUNT',
  amount: 'AMOUNT',
  member: 'MEMBER',
} as const;

export async function loader(request: ScreenRequest) {
  const address = request.url.searchParams;
  return {
    list: await preloadQuery<Query>(request, entriesLoaderQuery, {
      ...spanOf(address.get('period'), request.app.clock.now()),
      account: address.get('account'),
      direction: parseDirection(address.get('direction')),
      search: address.get('q'),
      orderBy: toOrder(address.get('sort'), entryOrders),
    }),
  };
}
