import { graphql } from 'react-relay/hooks';
import type { newContentLoaderQuery as Query } from '../../../../codegen/relay/newContentLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const newContentLoaderQuery = graphql`
  query newContentLoaderQuery {
    staff {
      drafts(kind: CONTENT) {
        ...useDraft_drafts
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { drafts: await preloadQuery<Query>(request, newContentLoaderQuery, {}) };
}
