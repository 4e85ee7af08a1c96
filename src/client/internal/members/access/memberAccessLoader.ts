import { graphql } from 'react-relay/hooks';
import type { memberAccessLoaderQuery as Query } from '../../../../../codegen/relay/memberAccessLoaderQuery.graphql.ts';
import { memberSectionLoader } from '../frame/memberFrame.ts';

export const memberAccessLoaderQuery = graphql`
  query memberAccessLoaderQuery($id: ID!) {
    ...MemberAccess_query @arguments(id: $id)
  }
`;

export const loader = memberSectionLoader<Query>(memberAccessLoaderQuery, (id) => ({ id }));
