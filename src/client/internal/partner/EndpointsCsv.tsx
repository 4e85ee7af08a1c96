import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  EndpointsCsvQuery,
  EndpointsCsvQuery$data,
} from '../../../../codegen/relay/EndpointsCsvQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';
import { toOrder } from '../shared/list/sorting.ts';
import { useListView } from '../shared/list/useListView.ts';
import { endpointOrders } from './webhooksLoader.ts';

type Page = NonNullable<NonNullable<EndpointsCsvQuery$data['staff']>['webhookEndpoints']>;

/** Saves the addresses as they are searched and sorted, all of them. */
export function EndpointsCsv() {
  const environment = useRelayEnvironment();
  const { query } = useListView();
  const read = async (after: string | null): Promise<Page | null | undefined> => {
    const answer = await fetchQuery<EndpointsCsvQuery>(
      environment,
      graphql`
        query EndpointsCsvQuery($after: String, $search: String, $orderBy: WebhookEndpointOrder) {
          staff {
            webhookEndpoints(first: 100, after: $after, search: $search, orderBy: $orderBy) {
              edges {
                node {
                  url
                  kinds
                  isOpenAdr
                  owner
                  state
                  failingSince
                  createdAt
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
      { after, search: query.get('address'), orderBy: toOrder(query.get('sort'), endpointOrders) },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.staff?.webhookEndpoints;
  };
  return (
    <SaveCsv
      name="webhooks"
      head={['address', 'kinds', 'whose', 'state', 'failing_since', 'added']}
      load={async () =>
        (await allPages(read)).flatMap(({ edges }) =>
          edges.map(({ node: { url, kinds, isOpenAdr, owner, state, failingSince, createdAt } }) => [
            url,
            isOpenAdr ? 'OPENADR' : kinds.join(' '),
            owner ?? '',
            state,
            failingSince ?? '',
            createdAt,
          ]),
        )
      }
    />
  );
}
