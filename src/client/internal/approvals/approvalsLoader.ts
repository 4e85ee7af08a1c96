import { graphql } from 'react-relay/hooks';
import type { approvalsLoaderQuery as Query } from '../../../../codegen/relay/approvalsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const approvalsLoaderQuery = graphql`
  query approvalsLoaderQuery {
    staff {
      approvals {
        ...ApprovalTable_requests
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { list: await preloadQuery<Query>(request, approvalsLoaderQuery, {}) };
}
