import { graphql } from 'react-relay/hooks';
import type { staffAccountsLoaderQuery as Query } from '../../../../codegen/relay/staffAccountsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toState } from './staffViews.ts';

export const staffAccountsLoaderQuery = graphql`
  query staffAccountsLoaderQuery(
    $search: String
    $roleKey: String
    $state: StaffAccountState
    $orderBy: StaffAccountOrder
  ) {
    ...StaffAccountTable_query @arguments(search: $search, roleKey: $roleKey, state: $state, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const staffAccountOrders = {
  email: 'EMAIL',
  name: 'NAME',
  roles: 'ROLES',
  state: 'STATE',
  factor: 'SECOND_FACTOR',
  seen: 'LAST_SEEN_AT',
} as const;

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, staffAccountsLoaderQuery, {
      search: searchParams.get('q'),
      roleKey: searchParams.get('role'),
      state: toState(searchParams.get('state')),
      orderBy: toOrder(searchParams.get('sort'), staffAccountOrders),
    }),
  };
}
