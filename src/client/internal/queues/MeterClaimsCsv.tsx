import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { MeterClaimsCsvQuery } from '../../../../codegen/relay/MeterClaimsCsvQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';
import { toOrder } from '../shared/list/sorting.ts';
import { useListView } from '../shared/list/useListView.ts';
import { claimOrders } from './claimOrders.ts';

/** All claims as they are searched and sorted, as a table. */
export function MeterClaimsCsv() {
  const environment = useRelayEnvironment();
  const { query } = useListView();
  const read = async (after: string | null) => {
    const answer = await fetchQuery<MeterClaimsCsvQuery>(
      environment,
      graphql`
        query MeterClaimsCsvQuery($search: String, $orderBy: MeterClaimOrder, $after: String) {
          staff {
            meterClaims(search: $search, orderBy: $orderBy, first: 100, after: $after) {
              edges {
                node {
                  kind
                  numberLast4
                  utilityName
                  proof
                  claimedAt
                  heldSince
                  lastReadingOn
                  claimant {
                    email
                  }
                  holder {
                    email
                  }
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      `,
      { search: query.get('q'), orderBy: toOrder(query.get('sort'), claimOrders), after },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.staff?.meterClaims;
  };
  return (
    <SaveCsv
      name="claimed-meters"
      head={[
        'kind',
        'last_four',
        'utility',
        'claimed_by',
        'proof',
        'claimed_at',
        'connected_to',
        'since',
        'last_reading',
      ]}
      load={async () =>
        (await allPages(read)).flatMap(({ edges }) =>
          edges.map(({ node }) => [
            node.kind,
            node.numberLast4,
            node.utilityName,
            node.claimant?.email ?? '',
            node.proof,
            node.claimedAt,
            node.holder?.email ?? '',
            node.heldSince ?? '',
            node.lastReadingOn ?? '',
          ]),
        )
      }
    />
  );
}
