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
        ...AdjustPoints_ledger
        ...PointsApproval_ledger
      }
    }
  }
`;

export const loader = memberSectionLoader<Query>(memberBalanceLoaderQuery, (id) => ({ id }));
