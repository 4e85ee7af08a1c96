import { graphql } from 'react-relay/hooks';
import type { ordersQueueLoaderQuery as Query } from '../../../../codegen/relay/ordersQueueLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { failedOrderOrders } from './failedOrderOrders.ts';

export const ordersQueueLoaderQuery = graphql`
  query ordersQueueLoaderQuery($search: String, $orderBy: StaffOrderOrder) {
    ...QueueTabs_query
    ...FailedOrders_query @arguments(search: $search, orderBy: $orderBy)
  }
`;

export const loader = listLoader<Query>(ordersQueueLoaderQuery, (address) => ({
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), failedOrderOrders),
}));
