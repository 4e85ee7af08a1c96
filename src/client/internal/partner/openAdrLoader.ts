import { graphql } from 'react-relay/hooks';
import type { openAdrLoaderQuery as Query } from '../../../../codegen/relay/openAdrLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const openAdrLoaderQuery = graphql`
  query openAdrLoaderQuery($search: String, $orderBy: OpenAdrVenOrder) {
    ...OpenAdrScreen_query @arguments(search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const openAdrOrders = {
  name: 'NAME',
  key: 'KEY',
  created: 'CREATED_AT',
  contact: 'LAST_CONTACT_AT',
  reports: 'REPORTS',
} as const;

export const loader = listLoader<Query>(openAdrLoaderQuery, (address) => ({
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), openAdrOrders),
}));
