import { graphql } from 'react-relay/hooks';
import type { staffReferralsLoaderQuery as Query } from '../../../../codegen/relay/staffReferralsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './referralViews.ts';

export const staffReferralsLoaderQuery = graphql`
  query staffReferralsLoaderQuery($state: StaffReferralState, $search: String, $orderBy: StaffReferralOrder) {
    ...ReferralTable_query @arguments(state: $state, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const referralOrders = {
  joined: 'JOINED_AT',
  referrer: 'REFERRER',
  friend: 'FRIEND',
  state: 'STATE',
  decided: 'DECIDED_AT',
} as const;

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, staffReferralsLoaderQuery, {
      state: toFilter(searchParams.get('state')),
      search: searchParams.get('q'),
      orderBy: toOrder(searchParams.get('sort'), referralOrders),
    }),
  };
}
