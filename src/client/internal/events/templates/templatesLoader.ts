import { graphql } from 'react-relay/hooks';
import type { templatesLoaderQuery as Query } from '../../../../../codegen/relay/templatesLoaderQuery.graphql.ts';
import { listLoader } from '../../shared/list/listLoader.ts';
import { toOrder } from '../../shared/list/sorting.ts';

export const templatesLoaderQuery = graphql`
  query templatesLoaderQuery($archived: Boolean, $search: String, $orderBy: EventTemplateOrder) {
    ...TemplatesScreen_query @arguments(archived: $archived, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const templateOrders = { name: 'NAME', hours: 'START', changed: 'CHANGED_AT' } as const;

/** What the address chooses of the list. */
export const toTemplateFilter = (address: URLSearchParams) => ({
  archived: address.get('show') === 'archived',
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), templateOrders),
});

export const loader = listLoader<Query>(templatesLoaderQuery, toTemplateFilter);
