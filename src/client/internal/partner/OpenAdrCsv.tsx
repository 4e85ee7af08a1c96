import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  OpenAdrCsvQuery,
  OpenAdrCsvQuery$data,
} from '../../../../codegen/relay/OpenAdrCsvQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';
import { toOrder } from '../shared/list/sorting.ts';
import { useListView } from '../shared/list/useListView.ts';
import { mayRead } from './mayRead.ts';
import { openAdrOrders } from './openAdrLoader.ts';

type Page = NonNullable<NonNullable<OpenAdrCsvQuery$data['staff']>['openAdrVens']>;

/** Saves the devices as they are searched and sorted, all of them. */
export function OpenAdrCsv() {
  const environment = useRelayEnvironment();
  const { query } = useListView();
  const read = async (after: string | null): Promise<Page | null | undefined> => {
    const answer = await fetchQuery<OpenAdrCsvQuery>(
      environment,
      graphql`
        query OpenAdrCsvQuery($after: String, $search: String, $orderBy: OpenAdrVenOrder) {
          staff {
            openAdrVens(first: 100, after: $after, search: $search, orderBy: $orderBy) {
              edges {
                node {
                  name
                  keyName
                  clientId
                  createdAt
                  lastContactAt
                  targets
                  resources {
                    name
                    targets
                  }
                  reportCount
                  subscriptions {
                    createdAt
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
      { after, search: query.get('q'), orderBy: toOrder(query.get('sort'), openAdrOrders) },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.staff?.openAdrVens;
  };
  return (
    <SaveCsv
      name="openadr-devices"
      head={[
        'name',
        'key',
        'key_starts_with',
        'registered',
        'last_contact',
        'may_read',
        'resources',
        'reports',
        'subscriptions',
      ]}
      load={async () =>
        (await allPages(read)).flatMap(({ edges }) =>
          edges.map(({ node }) => [
            node.name,
            node.keyName,
            node.clientId,
            node.createdAt,
            node.lastContactAt ?? '',
            mayRead(
              node.targets,
              node.resources.map((each) => each.targets),
            ).join('; '),
            node.resources.map(({ name }) => name).join('; '),
            node.reportCount,
            node.subscriptions.length,
          ]),
        )
      }
    />
  );
}
