import { graphql } from 'react-relay/hooks';
import type { utilitiesLoaderQuery as Query } from '../../../../codegen/relay/utilitiesLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const utilitiesLoaderQuery = graphql`
  query utilitiesLoaderQuery($search: String, $orderBy: UtilityOrder) {
    ...UtilitiesScreen_query @arguments(search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const utilityOrders = {
  name: 'NAME',
  acronym: 'ACRONYM',
  state: 'OUTAGE',
  connection: 'CONNECTION',
  timeZone: 'TIME_ZONE',
  programs: 'PROGRAMS',
  codes: 'POSTAL_CODES',
} as const;

export const loader = listLoader<Query>(utilitiesLoaderQuery, (address) => ({
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), utilityOrders),
}));
