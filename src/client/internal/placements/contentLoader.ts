import { graphql } from 'react-relay/hooks';
import type { contentLoaderQuery as Query } from '../../../../codegen/relay/contentLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const contentLoaderQuery = graphql`
  query contentLoaderQuery($id: ID!) {
    staff {
      content(contentId: $id) {
        ...ContentPage_content
      }
      drafts(kind: CONTENT, objectId: $id) {
        ...useDraft_drafts
      }
      approvals(kind: CONTENT, objectId: $id) {
        id
        version
        ...ContentApproval_request
        ...WaitingContent_request
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    content: await preloadQuery<Query>(request, contentLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
