import { graphql } from 'react-relay/hooks';
import type { programsLoaderQuery as Query } from '../../../../codegen/relay/programsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const programsLoaderQuery = graphql`
  query programsLoaderQuery($search: String, $orderBy: ProgramOrder) {
    ...ProgramsScreen_query @arguments(search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const programOrders = {
  name: 'NAME',
  utility: 'UTILITY',
  active: 'ACTIVE',
  members: 'MEMBERS',
  points: 'POINTS_PER_KWH',
  spent: 'SPENT',
  budget: 'BUDGET',
} as const;

export const loader = listLoader<Query>(programsLoaderQuery, (address) => ({
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), programOrders),
}));
