import { graphql } from 'react-relay/hooks';
import type {
  HomeQueue,
  homeQueueLoaderQuery as Query,
} from '../../../../codegen/relay/homeQueueLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { homeQueueOrders } from './homeQueues.ts';

export const homeQueueLoaderQuery = graphql`
  query homeQueueLoaderQuery($queue: HomeQueue!, $search: String, $orderBy: QueuedHomeOrder) {
    ...QueueTabs_query
    ...HomeQueueList_query @arguments(queue: $queue, search: $search, orderBy: $orderBy)
  }
`;

/** The loader of one queue of homes. */
export const homeQueueLoader = (queue: HomeQueue) =>
  listLoader<Query>(homeQueueLoaderQuery, (address) => ({
    queue,
    search: address.get('q'),
    orderBy: toOrder(address.get('sort'), homeQueueOrders),
  }));
