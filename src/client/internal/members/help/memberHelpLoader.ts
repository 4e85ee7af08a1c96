import { graphql } from 'react-relay/hooks';
import type { memberHelpLoaderQuery as Query } from '../../../../../codegen/relay/memberHelpLoaderQuery.graphql.ts';
import { memberSectionLoader } from '../frame/memberFrame.ts';

export const memberHelpLoaderQuery = graphql`
  query memberHelpLoaderQuery($id: ID!) {
    staff {
      member(id: $id) {
        ...MemberHelp_member
      }
    }
  }
`;

export const loader = memberSectionLoader<Query>(memberHelpLoaderQuery, (id) => ({ id }));
