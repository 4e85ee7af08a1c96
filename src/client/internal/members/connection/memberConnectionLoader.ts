import { graphql } from 'react-relay/hooks';
import type { memberConnectionLoaderQuery as Query } from '../../../../../codegen/relay/memberConnectionLoaderQuery.graphql.ts';
import { memberSectionLoader } from '../frame/memberFrame.ts';

export const memberConnectionLoaderQuery = graphql`
  query memberConnectionLoaderQuery($id: ID!) {
    ...MemberClaims_query @arguments(id: $id)
    ...MemberHome_query @arguments(id: $id)
    ...ConnectionChanges_query @arguments(id: $id)
    staff {
      member(id: $id) {
        id
        ...MemberConnection_member
      }
    }
  }
`;

export const loader = memberSectionLoader<Query>(memberConnectionLoaderQuery, (id) => ({ id }));
