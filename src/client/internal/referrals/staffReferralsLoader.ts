import { graphql } from 'react-relay/hooks';
import type { staffReferralsLoaderQuery as Query } from '../../../../codegen/relay/staffReferralsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './referralViews.ts';

export const staffReferralsLoaderQuery = graphql`
  query staffReferralsLoaderQuery($state: StaffReferralState, $search: String, $orderBy: StaffReferralOrder) {
    ...StaffReferralsScreen_query @arguments(state: $state, search: $search, orderBy: $orderBy)
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

export const loader = listLoader<Query>(staffReferralsLoaderQuery, (address) => ({
  state: toFilter(address.get('state')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), referralOrders),
}));
