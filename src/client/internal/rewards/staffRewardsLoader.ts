import { graphql } from 'react-relay/hooks';
import type { staffRewardsLoaderQuery as Query } from '../../../../codegen/relay/staffRewardsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { stockFilter, stockViewIn } from '../shared/list/stockViews.ts';
import { typeIn } from './rewardViews.ts';

export const staffRewardsLoaderQuery = graphql`
  query staffRewardsLoaderQuery(
    $type: RewardType
    $show: RewardState
    $lowStock: Boolean
    $search: String
    $orderBy: StaffRewardOrder
  ) {
    ...StaffRewardsScreen_query
      @arguments(type: $type, show: $show, lowStock: $lowStock, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const rewardOrders = {
  place: 'PLACE',
  title: 'TITLE',
  type: 'TYPE',
  price: 'PRICE',
  stock: 'STOCK',
  from: 'STARTS_AT',
  until: 'ENDS_AT',
  service: 'SERVICE',
} as const;

export const loader = listLoader<Query>(staffRewardsLoaderQuery, (address) => ({
  type: typeIn(address),
  ...stockFilter(stockViewIn(address)),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), rewardOrders),
}));
