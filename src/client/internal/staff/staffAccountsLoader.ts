import { graphql } from 'react-relay/hooks';
import type { staffAccountsLoaderQuery as Query } from '../../../../codegen/relay/staffAccountsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './staffViews.ts';

export const staffAccountsLoaderQuery = graphql`
  query staffAccountsLoaderQuery(
    $search: String
    $roleKey: String
    $state: StaffAccountState
    $rolesWait: Boolean
    $orderBy: StaffAccountOrder
  ) {
    ...StaffAccountsScreen_query
      @arguments(
        search: $search
        roleKey: $roleKey
        state: $state
        rolesWait: $rolesWait
        orderBy: $orderBy
      )
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

export const loader = listLoader<Query>(staffAccountsLoaderQuery, (address) => ({
  search: address.get('q'),
  roleKey: address.get('role'),
  ...toFilter(address.get('state')),
  orderBy: toOrder(address.get('sort'), staffAccountOrders),
}));
