import { graphql } from 'react-relay/hooks';
import type { ordersLoaderQuery as Query } from '../../../../codegen/relay/ordersLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { statusOf } from './orderViews.ts';

export const ordersLoaderQuery = graphql`
  query ordersLoaderQuery($status: OrderStatus) {
    ...OrderTable_query @arguments(status: $status)
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    list: await preloadQuery<Query>(request, ordersLoaderQuery, {
      status: statusOf(request.url.searchParams.get('status')),
    }),
  };
}
