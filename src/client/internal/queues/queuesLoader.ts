import { graphql } from 'react-relay/hooks';
import type { queuesLoaderQuery as Query } from '../../../../codegen/relay/queuesLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const queuesLoaderQuery = graphql`
  query queuesLoaderQuery($search: String, $orderBy: MeterClaimOrder) {
    ...MeterClaims_query @arguments(search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the claims can be sorted by. */
export const claimOrders = { claimed: 'CLAIMED_AT', utility: 'UTILITY' } as const;

export const loader = listLoader<Query>(queuesLoaderQuery, (address) => ({
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), claimOrders),
}));
