import { graphql } from 'react-relay/hooks';
import type { programsLoaderQuery as Query } from '../../../../codegen/relay/programsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const programsLoaderQuery = graphql`
  query programsLoaderQuery($search: String, $orderBy: ProgramOrder) {
    ...ProgramTable_query @arguments(search: $search, orderBy: $orderBy)
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

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, programsLoaderQuery, {
      search: searchParams.get('q'),
      orderBy: toOrder(searchParams.get('sort'), programOrders),
    }),
  };
}
