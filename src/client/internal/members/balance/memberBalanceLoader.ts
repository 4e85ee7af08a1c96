import { graphql } from 'react-relay/hooks';
import type { memberBalanceLoaderQuery as Query } from '../../../../../codegen/relay/memberBalanceLoaderQuery.graphql.ts';
import { memberSectionLoader } from '../frame/memberFrame.ts';

export const memberBalanceLoaderQuery = graphql`
  query memberBalanceLoaderQuery($id: ID!) {
    ...MovementTable_query @arguments(id: $id)
    staff {
      memberLedger(id: $id) {
        memberId
        watts
        points
        heldPoints
      }
    }
  }
`;

export const loader = memberSectionLoader<Query>(memberBalanceLoaderQuery, (id) => ({ id }));
