import { graphql } from 'react-relay/hooks';
import type { membersLoaderQuery as Query } from '../../../../codegen/relay/membersLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const membersLoaderQuery = graphql`
  query membersLoaderQuery($search: String, $tag: String, $orderBy: MemberRecordOrder) {
    ...MembersTools_query
    ...MembersScreen_query @arguments(search: $search, tag: $tag, orderBy: $orderBy)
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
  tag: address.get('tag'),
  orderBy: toOrder(address.get('sort'), memberOrders),
}));
