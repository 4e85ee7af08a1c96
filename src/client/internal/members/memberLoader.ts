import { graphql } from 'react-relay/hooks';
import type { memberLoaderQuery as Query } from '../../../../codegen/relay/memberLoaderQuery.graphql.ts';
import { memberSectionLoader } from './frame/memberFrame.ts';

export const memberLoaderQuery = graphql`
  query memberLoaderQuery($id: ID!) {
    staff {
      member(id: $id) {
        ...MemberPage_member
      }
    }
  }
`;

export const loader = memberSectionLoader<Query>(memberLoaderQuery, (id) => ({ id }));
