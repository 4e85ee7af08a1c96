import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { orderLoaderQuery as Query } from '../../../../codegen/relay/orderLoaderQuery.graphql.ts';

export const orderLoaderQuery = graphql`
  query orderLoaderQuery($orderId: ID!) {
    viewer {
      order(orderId: $orderId) {
        waitsFor
        ...OrderDetails_order
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const id = request.params['id'] ?? '';
  return { id, order: await preloadQuery<Query>(request, orderLoaderQuery, { orderId: id }) };
}
