import { graphql } from 'react-relay/hooks';
import type { staffOffersLoaderQuery as Query } from '../../../../codegen/relay/staffOffersLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { stateIn } from './offerViews.ts';

export const staffOffersLoaderQuery = graphql`
  query staffOffersLoaderQuery($show: RewardState, $orderBy: StaffDeviceOfferOrder) {
    ...StaffOfferTable_query @arguments(show: $show, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const offerOrders = {
  place: 'PLACE',
  title: 'TITLE',
  device: 'DEVICE_TYPE',
  price: 'PRICE',
  stock: 'STOCK',
  from: 'STARTS_AT',
  until: 'ENDS_AT',
} as const;

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, staffOffersLoaderQuery, {
      show: stateIn(searchParams),
      orderBy: toOrder(searchParams.get('sort'), offerOrders),
    }),
  };
}
