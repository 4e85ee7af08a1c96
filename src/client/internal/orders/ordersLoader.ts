import { graphql } from 'react-relay/hooks';
import type { ordersLoaderQuery as Query } from '../../../../codegen/relay/ordersLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './orderViews.ts';

export const ordersLoaderQuery = graphql`
  query ordersLoaderQuery($status: OrderStatus, $search: String, $orderBy: StaffOrderOrder) {
    ...OrderTable_query @arguments(status: $status, search: $search, orderBy: $orderBy)
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

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, ordersLoaderQuery, {
      status: toFilter(searchParams.get('status')),
      search: searchParams.get('q'),
      orderBy: toOrder(searchParams.get('sort'), orderOrders),
    }),
  };
}
