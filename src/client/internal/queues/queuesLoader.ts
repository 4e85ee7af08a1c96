import { graphql } from 'react-relay/hooks';
import type { queuesLoaderQuery as Query } from '../../../../codegen/relay/queuesLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { claimOrders } from './claimOrders.ts';

export const queuesLoaderQuery = graphql`
  query queuesLoaderQuery($search: String, $orderBy: MeterClaimOrder) {
    ...QueueTabs_query
    ...MeterClaims_query @arguments(search: $search, orderBy: $orderBy)
  }
`;

export const loader = listLoader<Query>(queuesLoaderQuery, (address) => ({
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), claimOrders),
}));
