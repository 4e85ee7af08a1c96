import { graphql } from 'react-relay/hooks';
import type { utilityLoaderQuery as Query } from '../../../../codegen/relay/utilityLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const utilityLoaderQuery = graphql`
  query utilityLoaderQuery($id: ID!, $orderBy: WaitingOrder) {
    ...WaitingHomes_query @arguments(utilityId: $id, orderBy: $orderBy)
    staff {
      utility(id: $id) {
        id
        ...UtilityPage_utility
        ...NewMembersForm_utility
      }
      utilities(all: true) {
        ...usePrimaries_utilities
      }
      programs(all: true, utilityId: $id) {
        ...UtilityPrograms_programs
        ...NewMembersForm_programs
      }
    }
  }
`;

/** The columns that the waitlist can be sorted by. */
export const waitingOrders = {
  email: 'EMAIL',
  postalCode: 'POSTAL_CODE',
  for: 'WAITS_FOR',
  since: 'SINCE',
} as const;

export async function loader(request: ScreenRequest) {
  return {
    utility: await preloadQuery<Query>(request, utilityLoaderQuery, {
      id: request.params['id'] ?? '',
      orderBy: toOrder(request.url.searchParams.get('sort'), waitingOrders),
    }),
  };
}
