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
    $search: String
    $orderBy: BookEntryOrder
  ) {
    ...EntriesScreen_query
      @arguments(from: $from, to: $to, account: $account, search: $search, orderBy: $orderBy)
    staff {
      trialBalance(from: $from, to: $to) {
        account
        program
      }
    }
  }
`;

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
      search: address.get('q'),
      orderBy: toOrder(address.get('sort'), entryOrders),
    }),
  };
}
