import { graphql } from 'react-relay/hooks';
import type { ordersLoaderQuery as Query } from '../../../../codegen/relay/ordersLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './orderViews.ts';

export const ordersLoaderQuery = graphql`
  query ordersLoaderQuery(
    $status: OrderStatus
    $late: Boolean
    $search: String
    $orderBy: StaffOrderOrder
  ) {
    ...OrdersScreen_query @arguments(status: $status, late: $late, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const orderOrders = {
  placed: 'PLACED_AT',
  item: 'QUANTITY',
  member: 'MEMBER',
  status: 'STATUS',
  since: 'SINCE',
} as const;

export const loader = listLoader<Query>(ordersLoaderQuery, (address) => ({
  ...toFilter(address.get('status')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), orderOrders),
}));
