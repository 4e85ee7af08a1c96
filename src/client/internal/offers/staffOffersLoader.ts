import { graphql } from 'react-relay/hooks';
import type { staffOffersLoaderQuery as Query } from '../../../../codegen/relay/staffOffersLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { stockFilter, stockViewIn } from '../shared/list/stockViews.ts';

export const staffOffersLoaderQuery = graphql`
  query staffOffersLoaderQuery(
    $show: RewardState
    $lowStock: Boolean
    $search: String
    $orderBy: StaffDeviceOfferOrder
  ) {
    ...StaffOffersScreen_query
      @arguments(show: $show, lowStock: $lowStock, search: $search, orderBy: $orderBy)
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

export const loader = listLoader<Query>(staffOffersLoaderQuery, (address) => ({
  ...stockFilter(stockViewIn(address)),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), offerOrders),
}));
