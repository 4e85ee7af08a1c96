import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { FailedOrdersCsvQuery } from '../../../../codegen/relay/FailedOrdersCsvQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';
import { toOrder } from '../shared/list/sorting.ts';
import { useListView } from '../shared/list/useListView.ts';
import { failedOrderOrders } from './failedOrderOrders.ts';

/** All failed orders as they are searched and sorted, as a table. */
export function FailedOrdersCsv() {
  const environment = useRelayEnvironment();
  const { query } = useListView();
  const read = async (after: string | null) => {
    const answer = await fetchQuery<FailedOrdersCsvQuery>(
      environment,
      graphql`
        query FailedOrdersCsvQuery($search: String, $orderBy: StaffOrderOrder, $after: String) {
          staff {
            orders(status: FAILED, search: $search, orderBy: $orderBy, first: 100, after: $after) {
              edges {
                node {
                  placedAt
                  since
                  item
                  title
                  quantity
                  pricePoints
                  failure
                  member {
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
      { search: query.get('q'), orderBy: toOrder(query.get('sort'), failedOrderOrders), after },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.staff?.orders;
  };
  return (
    <SaveCsv
      name="failed-orders"
      head={['placed', 'since', 'item', 'quantity', 'points', 'failure', 'email']}
      load={async () =>
        (await allPages(read)).flatMap(({ edges }) =>
          edges.map(({ node }) => [
            node.placedAt,
            node.since,
            node.title ?? node.item,
            node.quantity,
            node.pricePoints,
            node.failure ?? '',
            node.member?.email ?? '',
          ]),
        )
      }
    />
  );
}
