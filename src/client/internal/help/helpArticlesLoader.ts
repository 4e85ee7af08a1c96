import { graphql } from 'react-relay/hooks';
import type {
  HelpArticleState,
  helpArticlesLoaderQuery as Query,
} from '../../../../codegen/relay/helpArticlesLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const HELP_STATES = ['STANDARD', 'OWN', 'RETIRED'] as const satisfies readonly HelpArticleState[];

export const helpArticlesLoaderQuery = graphql`
  query helpArticlesLoaderQuery($search: String, $state: HelpArticleState) {
    staff {
      helpArticles(search: $search, state: $state) {
        ...HelpArticleTable_articles
      }
    }
  }
`;

export const loader = listLoader<Query>(helpArticlesLoaderQuery, (address) => ({
  search: address.get('search'),
  state: HELP_STATES.find((each) => each === address.get('state')) ?? null,
}));
