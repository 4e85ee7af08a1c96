import { graphql } from 'react-relay/hooks';
import type { w9FormsLoaderQuery as Query } from '../../../../codegen/relay/w9FormsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './w9Views.ts';

export const w9FormsLoaderQuery = graphql`
  query w9FormsLoaderQuery($status: W9Status, $search: String, $orderBy: W9FormOrder) {
    ...W9FormsScreen_query @arguments(status: $status, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const w9Orders = { member: 'MEMBER', status: 'STATUS', signed: 'SIGNED_AT' } as const;

export const loader = listLoader<Query>(w9FormsLoaderQuery, (address) => ({
  status: toFilter(address.get('status')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), w9Orders),
}));
