import { graphql } from 'react-relay/hooks';
import type {
  HelpArticleState,
  helpArticlesLoaderQuery as Query,
} from '../../../../codegen/relay/helpArticlesLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const HELP_STATES = ['STANDARD', 'OWN', 'RETIRED'] as const satisfies readonly HelpArticleState[];

export const helpArticlesLoaderQuery = graphql`
  query helpArticlesLoaderQuery($search: String, $state: HelpArticleState, $orderBy: HelpArticleOrder) {
    staff {
      helpArticles(search: $search, state: $state, orderBy: $orderBy) {
        ...HelpArticleTable_articles
      }
    }
  }
`;

/** The columns that the list can be sorted by. */
export const helpOrders = {
  title: 'TITLE',
  subject: 'SUBJECT',
  state: 'STATE',
  changed: 'CHANGED_AT',
  helpful: 'HELPFUL',
} as const;

export const loader = listLoader<Query>(helpArticlesLoaderQuery, (address) => ({
  search: address.get('search'),
  state: HELP_STATES.find((each) => each === address.get('state')) ?? null,
  orderBy: toOrder(address.get('sort'), helpOrders),
}));
