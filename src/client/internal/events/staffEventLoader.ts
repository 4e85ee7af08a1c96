import { graphql } from 'react-relay/hooks';
import type { staffEventLoaderQuery as Query } from '../../../../codegen/relay/staffEventLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { stateOf } from '../shared/settlementStates.ts';

export const staffEventLoaderQuery = graphql`
  query staffEventLoaderQuery($id: ID!, $state: SettlementState) {
    staff {
      event(id: $id) {
        ...StaffEventPage_event
        ...Participants_event @arguments(state: $state)
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const state = stateOf(request.url.searchParams.get('state'));
  return {
    event: await preloadQuery<Query>(request, staffEventLoaderQuery, {
      id: request.params['id'] ?? '',
      state,
    }),
  };
}
