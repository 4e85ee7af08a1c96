import { graphql } from 'react-relay/hooks';
import type { staffEventLoaderQuery as Query } from '../../../../codegen/relay/staffEventLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { parseState } from '../shared/programs/settlementStates.ts';

export const staffEventLoaderQuery = graphql`
  query staffEventLoaderQuery(
    $id: ID!
    $state: SettlementState
    $search: String
    $orderBy: ParticipantOrder
  ) {
    staff {
      event(id: $id) {
        ...StaffEventPage_event
        ...Participants_event @arguments(state: $state, search: $search, orderBy: $orderBy)
      }
    }
  }
`;

/** The columns that participants can be sorted by. */
export const participantOrders = {
  member: 'MEMBER',
  email: 'EMAIL',
  opt: 'OPT',
  settlement: 'SETTLEMENT',
  reduction: 'REDUCTION',
  points: 'POINTS',
} as const;

/** What the address chooses of the list. */
export const toParticipantFilter = (address: URLSearchParams) => ({
  state: parseState(address.get('state')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), participantOrders),
});

export async function loader(request: ScreenRequest) {
  return {
    event: await preloadQuery<Query>(request, staffEventLoaderQuery, {
      id: request.params['id'] ?? '',
      ...toParticipantFilter(request.url.searchParams),
    }),
  };
}
