import { graphql } from 'react-relay/hooks';
import type { staffRewardsLoaderQuery as Query } from '../../../../codegen/relay/staffRewardsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { stateIn, typeIn } from './rewardViews.ts';

export const staffRewardsLoaderQuery = graphql`
  query staffRewardsLoaderQuery($type: RewardType, $show: RewardState, $orderBy: StaffRewardOrder) {
    ...StaffRewardTable_query @arguments(type: $type, show: $show, orderBy: $orderBy)
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

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, staffRewardsLoaderQuery, {
      type: typeIn(searchParams),
      show: stateIn(searchParams),
      orderBy: toOrder(searchParams.get('sort'), rewardOrders),
    }),
  };
}
