import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { HomeQueue, HomeQueueCsvQuery } from '../../../../codegen/relay/HomeQueueCsvQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';
import { toOrder } from '../shared/list/sorting.ts';
import { useListView } from '../shared/list/useListView.ts';
import { homeQueueOrders } from './homeQueues.ts';

const QUEUES = { moved: 'MOVED', forms: 'FORMS', refused: 'REFUSED' } as const satisfies Record<
  string,
  HomeQueue
>;

/** All homes of a queue as they are searched and sorted, as a table. */
export function HomeQueueCsv({ queue }: { readonly queue: keyof typeof QUEUES }) {
  const environment = useRelayEnvironment();
  const { query } = useListView();
  const read = async (after: string | null) => {
    const answer = await fetchQuery<HomeQueueCsvQuery>(
      environment,
      graphql`
        query HomeQueueCsvQuery($queue: HomeQueue!, $search: String, $orderBy: QueuedHomeOrder, $after: String) {
          staff {
            homeQueue(queue: $queue, search: $search, orderBy: $orderBy, first: 100, after: $after) {
              edges {
                node {
                  since
                  days
                  member {
                    email
                    name
                    postalCode
                    connection {
                      rawStatus
                      rawSubstatus
                      otherUtility
                      utility {
                        shortName
                      }
                    }
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
      {
        queue: QUEUES[queue],
        search: query.get('q'),
        orderBy: toOrder(query.get('sort'), homeQueueOrders),
        after,
      },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.staff?.homeQueue;
  };
  return (
    <SaveCsv
      name={`queue-${queue}`}
      head={['email', 'name', 'postal_code', 'utility', 'status', 'detail', 'since', 'days']}
      load={async () =>
        (await allPages(read)).flatMap(({ edges }) =>
          edges.map(({ node: { since, days, member } }) => [
            member.email,
            member.name ?? '',
            member.postalCode ?? '',
            member.connection?.utility?.shortName ?? member.connection?.otherUtility ?? '',
            member.connection?.rawStatus ?? '',
            member.connection?.rawSubstatus ?? '',
            since,
            days,
          ]),
        )
      }
    />
  );
}
