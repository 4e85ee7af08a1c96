import { graphql } from 'react-relay/hooks';
import type { webhooksLoaderQuery as Query } from '../../../../codegen/relay/webhooksLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toDeliveryState } from './webhookViews.ts';

export const webhooksLoaderQuery = graphql`
  query webhooksLoaderQuery(
    $state: WebhookDeliveryState
    $search: String
    $orderBy: WebhookDeliveryOrder
    $address: String
    $endpointOrder: WebhookEndpointOrder
  ) {
    ...WebhookEndpoints_query @arguments(search: $address, orderBy: $endpointOrder)
    ...WebhookDeliveries_query @arguments(state: $state, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the log can be sorted by. */
export const deliveryOrders = {
  type: 'TYPE',
  url: 'URL',
  at: 'CREATED_AT',
  tried: 'TRIED_AT',
  tries: 'TRIES',
  state: 'STATE',
} as const;

/** The columns that the addresses can be sorted by; each list goes by its own columns alone. */
export const endpointOrders = {
  address: 'URL',
  owner: 'OWNER',
  health: 'STATE',
  failing: 'FAILING_SINCE',
  added: 'CREATED_AT',
} as const;

export const loader = listLoader<Query>(webhooksLoaderQuery, (address) => ({
  state: toDeliveryState(address.get('show')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), deliveryOrders),
  address: address.get('address'),
  endpointOrder: toOrder(address.get('sort'), endpointOrders),
}));
