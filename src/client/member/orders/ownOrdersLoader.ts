import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { ownOrdersLoaderQuery as Query } from '../../../../codegen/relay/ownOrdersLoaderQuery.graphql.ts';

export const ownOrdersLoaderQuery = graphql`
  query ownOrdersLoaderQuery {
    viewer {
      orders {
        id
        orderId
        kind
        status
        placedAt
        ...useOrderWords_order
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { orders: await preloadQuery<Query>(request, ownOrdersLoaderQuery, {}, 'rewards') };
}
