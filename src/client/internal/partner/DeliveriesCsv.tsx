import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  DeliveriesCsvQuery,
  DeliveriesCsvQuery$data,
} from '../../../../codegen/relay/DeliveriesCsvQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';
import { toOrder } from '../shared/list/sorting.ts';
import { useListView } from '../shared/list/useListView.ts';
import { deliveryOrders } from './webhooksLoader.ts';
import { toDeliveryState } from './webhookViews.ts';

type Page = NonNullable<NonNullable<DeliveriesCsvQuery$data['staff']>['webhookDeliveries']>;

/** Saves the log as it is filtered and sorted, all of it. */
export function DeliveriesCsv() {
  const environment = useRelayEnvironment();
  const { query } = useListView();
  const read = async (after: string | null): Promise<Page | null | undefined> => {
    const answer = await fetchQuery<DeliveriesCsvQuery>(
      environment,
      graphql`
        query DeliveriesCsvQuery(
          $after: String
          $state: WebhookDeliveryState
          $search: String
          $orderBy: WebhookDeliveryOrder
        ) {
          staff {
            webhookDeliveries(first: 100, after: $after, state: $state, search: $search, orderBy: $orderBy) {
              edges {
                node {
                  webhookId
                  type
                  url
                  data
                  createdAt
                  state
                  tries
                  triedAt
                  dueAt
                  answerStatus
                  answer
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
        after,
        state: toDeliveryState(query.get('show')),
        search: query.get('q'),
        orderBy: toOrder(query.get('sort'), deliveryOrders),
      },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.staff?.webhookDeliveries;
  };
  return (
    <SaveCsv
      name="webhook-deliveries"
      head={[
        'webhook_id',
        'type',
        'address',
        'happened',
        'state',
        'tries',
        'last_try',
        'next_try',
        'status',
        'answer',
        'content',
      ]}
      load={async () =>
        (await allPages(read)).flatMap(({ edges }) =>
          edges.map(({ node }) => [
            node.webhookId ?? '',
            node.type,
            node.url,
            node.createdAt,
            node.state,
            node.tries,
            node.triedAt ?? '',
            node.state === 'WAITING' ? (node.dueAt ?? '') : '',
            node.answerStatus ?? '',
            node.answer ?? '',
            node.data,
          ]),
        )
      }
    />
  );
}
