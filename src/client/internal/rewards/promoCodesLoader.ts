import { graphql } from 'react-relay/hooks';
import type { promoCodesLoaderQuery as Query } from '../../../../codegen/relay/promoCodesLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const promoCodesLoaderQuery = graphql`
  query promoCodesLoaderQuery($search: String, $orderBy: PromoCodeOrder) {
    ...PromoCodeTable_query @arguments(search: $search, orderBy: $orderBy)
    staff {
      rewards(all: true) {
        ...NewPromoCode_rewards
      }
    }
  }
`;

/** The columns that the list can be sorted by. */
export const promoOrders = { code: 'CODE', used: 'USED', from: 'STARTS_AT', until: 'ENDS_AT' } as const;

export const loader = listLoader<Query>(promoCodesLoaderQuery, (address) => ({
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), promoOrders),
}));
