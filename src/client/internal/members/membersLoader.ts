import { graphql } from 'react-relay/hooks';
import type { membersLoaderQuery as Query } from '../../../../codegen/relay/membersLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const membersLoaderQuery = graphql`
  query membersLoaderQuery($search: String, $orderBy: MemberRecordOrder) {
    ...MemberTable_query @arguments(search: $search, orderBy: $orderBy)
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

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, membersLoaderQuery, {
      search: searchParams.get('q'),
      orderBy: toOrder(searchParams.get('sort'), memberOrders),
    }),
  };
}
