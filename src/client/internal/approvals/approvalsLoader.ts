import { graphql } from 'react-relay/hooks';
import type { approvalsLoaderQuery as Query } from '../../../../codegen/relay/approvalsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const approvalsLoaderQuery = graphql`
  query approvalsLoaderQuery($search: String) {
    staff {
      approvals(search: $search) {
        ...ApprovalTable_requests
      }
    }
  }
`;

export const loader = listLoader<Query>(approvalsLoaderQuery, (address) => ({ search: address.get('q') }));
