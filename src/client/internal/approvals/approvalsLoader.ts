import { graphql } from 'react-relay/hooks';
import type { approvalsLoaderQuery as Query } from '../../../../codegen/relay/approvalsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const approvalsLoaderQuery = graphql`
  query approvalsLoaderQuery {
    staff {
      approvals {
        ...ApprovalTable_requests
      }
    }
  }
`;

export const loader = listLoader<Query>(approvalsLoaderQuery, () => ({}));
