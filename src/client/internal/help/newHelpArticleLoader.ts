import { graphql } from 'react-relay/hooks';
import type { newHelpArticleLoaderQuery as Query } from '../../../../codegen/relay/newHelpArticleLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const newHelpArticleLoaderQuery = graphql`
  query newHelpArticleLoaderQuery {
    staff {
      drafts(kind: HELP) {
        ...useDraft_drafts
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { drafts: await preloadQuery<Query>(request, newHelpArticleLoaderQuery, {}) };
}
