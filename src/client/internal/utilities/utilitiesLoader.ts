import { graphql } from 'react-relay/hooks';
import type { utilitiesLoaderQuery as Query } from '../../../../codegen/relay/utilitiesLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const utilitiesLoaderQuery = graphql`
  query utilitiesLoaderQuery($search: String, $orderBy: UtilityOrder) {
    ...UtilityTable_query @arguments(search: $search, orderBy: $orderBy)
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

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, utilitiesLoaderQuery, {
      search: searchParams.get('q'),
      orderBy: toOrder(searchParams.get('sort'), utilityOrders),
    }),
  };
}
