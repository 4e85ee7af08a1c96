import { graphql } from 'react-relay/hooks';
import type { memberLedgerLoaderQuery as Query } from '../../../../codegen/relay/memberLedgerLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const memberLedgerLoaderQuery = graphql`
  query memberLedgerLoaderQuery($id: ID!) {
    ...MovementTable_query @arguments(id: $id)
    staff {
      memberLedger(id: $id) {
        memberId
        watts
        points
        heldPoints
        member {
          name
          email
        }
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const id = request.params['id'] ?? '';
  return { ledger: await preloadQuery<Query>(request, memberLedgerLoaderQuery, { id }) };
}
