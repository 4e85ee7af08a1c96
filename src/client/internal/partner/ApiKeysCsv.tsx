import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  ApiKeysCsvQuery,
  ApiKeysCsvQuery$data,
} from '../../../../codegen/relay/ApiKeysCsvQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';
import { toOrder } from '../shared/list/sorting.ts';
import { useListView } from '../shared/list/useListView.ts';
import { apiKeyOrders } from './apiKeysLoader.ts';

type Page = NonNullable<NonNullable<ApiKeysCsvQuery$data['staff']>['apiKeys']>;

/** Saves the keys as they are searched and sorted, all of them. */
export function ApiKeysCsv() {
  const environment = useRelayEnvironment();
  const { query } = useListView();
  const read = async (after: string | null): Promise<Page | null | undefined> => {
    const answer = await fetchQuery<ApiKeysCsvQuery>(
      environment,
      graphql`
        query ApiKeysCsvQuery($after: String, $search: String, $orderBy: ApiKeyOrder) {
          staff {
            apiKeys(first: 100, after: $after, search: $search, orderBy: $orderBy) {
              edges {
                node {
                  name
                  hint
                  state
                  rights
                  createdAt
                  createdBy {
                    email
                  }
                  expiresAt
                  endedAt
                  lastUsedAt
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
      { after, search: query.get('q'), orderBy: toOrder(query.get('sort'), apiKeyOrders) },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.staff?.apiKeys;
  };
  return (
    <SaveCsv
      name="api-keys"
      head={['name', 'starts_with', 'state', 'rights', 'made', 'made_by', 'until', 'ended', 'last_used']}
      load={async () =>
        (await allPages(read)).flatMap(({ edges }) =>
          edges.map(({ node }) => [
            node.name,
            node.hint,
            node.state,
            node.rights.join(' '),
            node.createdAt,
            node.createdBy?.email ?? '',
            node.expiresAt,
            node.endedAt ?? '',
            node.lastUsedAt ?? '',
          ]),
        )
      }
    />
  );
}
