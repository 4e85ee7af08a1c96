import { graphql } from 'react-relay/hooks';
import type { alertsLoaderQuery as Query } from '../../../../codegen/relay/alertsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toIsOpen } from './alertViews.ts';

export const alertsLoaderQuery = graphql`
  query alertsLoaderQuery($isOpen: Boolean, $search: String, $orderBy: AlertOrder) {
    ...AlertsScreen_query @arguments(isOpen: $isOpen, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const alertOrders = {
  title: 'RULE',
  opened: 'OPENED_AT',
  state: 'STATE',
  resolved: 'RESOLVED_AT',
} as const;

export const loader = listLoader<Query>(alertsLoaderQuery, (address) => ({
  isOpen: toIsOpen(address.get('show')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), alertOrders),
}));
