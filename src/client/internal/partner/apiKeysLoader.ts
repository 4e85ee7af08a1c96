import { graphql } from 'react-relay/hooks';
import type { apiKeysLoaderQuery as Query } from '../../../../codegen/relay/apiKeysLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const apiKeysLoaderQuery = graphql`
  query apiKeysLoaderQuery($search: String, $orderBy: ApiKeyOrder) {
    ...ApiKeysScreen_query @arguments(search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const apiKeyOrders = {
  name: 'NAME',
  created: 'CREATED_AT',
  until: 'EXPIRES_AT',
  used: 'LAST_USED_AT',
} as const;

export const loader = listLoader<Query>(apiKeysLoaderQuery, (address) => ({
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), apiKeyOrders),
}));
