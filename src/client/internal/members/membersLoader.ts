import { graphql } from 'react-relay/hooks';
import type { membersLoaderQuery as Query } from '../../../../codegen/relay/membersLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const membersLoaderQuery = graphql`
  query membersLoaderQuery($search: String, $orderBy: MemberRecordOrder) {
    ...MembersScreen_query @arguments(search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const memberOrders = {
  email: 'EMAIL',
  name: 'NAME',
  postalCode: 'POSTAL_CODE',
  utility: 'UTILITY',
  program: 'PROGRAM',
  since: 'CREATED_AT',
} as const;

export const loader = listLoader<Query>(membersLoaderQuery, (address) => ({
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), memberOrders),
}));
