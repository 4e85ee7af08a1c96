import { graphql } from 'react-relay/hooks';
import type { offerClaimsLoaderQuery as Query } from '../../../../codegen/relay/offerClaimsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { claimFilter, claimViewIn } from './offerViews.ts';

export const offerClaimsLoaderQuery = graphql`
  query offerClaimsLoaderQuery(
    $offerId: ID
    $state: DeviceClaimState
    $late: Boolean
    $search: String
    $orderBy: DeviceClaimOrder
  ) {
    staff {
      deviceOffers(all: true) {
        edges {
          node {
            id
            title
          }
        }
      }
    }
    ...OfferClaimsScreen_query
      @arguments(offerId: $offerId, state: $state, late: $late, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const claimOrders = {
  member: 'MEMBER',
  state: 'STATE',
  reserved: 'RESERVED_AT',
  bought: 'PURCHASED_AT',
  due: 'CONNECT_BY',
  connected: 'CONNECTED_AT',
} as const;

export const loader = listLoader<Query>(offerClaimsLoaderQuery, (address) => {
  const filter = claimFilter(claimViewIn(address));
  return {
    ...filter,
    offerId: address.get('offer'),
    search: address.get('q'),
    // Who is longest overdue comes first.
    orderBy:
      toOrder(address.get('sort'), claimOrders) ??
      (filter.late ? { field: 'CONNECT_BY', direction: 'ASC' } : null),
  };
});
