import { graphql } from 'react-relay/hooks';
import type { helpArticleLoaderQuery as Query } from '../../../../codegen/relay/helpArticleLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const helpArticleLoaderQuery = graphql`
  query helpArticleLoaderQuery($id: ID!) {
    staff {
      helpArticle(articleId: $id) {
        ...HelpArticlePage_article
      }
      drafts(kind: HELP, objectId: $id) {
        ...useDraft_drafts
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    article: await preloadQuery<Query>(request, helpArticleLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
