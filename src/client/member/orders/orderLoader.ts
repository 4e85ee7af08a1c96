import { graphql } from 'react-relay/hooks';
import { Error404 } from '../../platform/navigation/error404.ts';
import { knownData, preloadQuery } from '../../platform/screen/preload.ts';
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
  const order = await preloadQuery<Query>(request, orderLoaderQuery, { orderId: id });
  if (knownData<Query>(request.app, orderLoaderQuery, { orderId: id })?.viewer.order === null)
    throw new Error404();
  return { id, order };
}
