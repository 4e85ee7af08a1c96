import type { IEnvironment } from 'relay-runtime';
import { fetchQuery, graphql } from 'react-relay/hooks';
import type {
  allAlertsQuery as Query,
  allAlertsQuery$data,
} from '../../../../codegen/relay/allAlertsQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';

type AlertPage = NonNullable<NonNullable<allAlertsQuery$data['staff']>['alerts']>;
type Alert = AlertPage['edges'][number]['node'];

/** A view of the list, as it is sorted, whole. */
export async function allAlerts(
  environment: IEnvironment,
  variables: Omit<Query['variables'], 'after'>,
): Promise<readonly Alert[]> {
  const pages = await allPages((after) => readPage(environment, { ...variables, after }));
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node));
}

async function readPage(environment: IEnvironment, variables: Query['variables']): Promise<AlertPage | null> {
  const answer = await fetchQuery<Query>(
    environment,
    graphql`
      query allAlertsQuery($isOpen: Boolean, $search: String, $orderBy: AlertOrder, $after: String) {
        staff {
          alerts(isOpen: $isOpen, search: $search, orderBy: $orderBy, first: 100, after: $after) {
            edges {
              node {
                rule
                title
                todo
                isSystem
                state
                openedAt
                resolvedAt
                note
                acknowledgedBy {
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
    variables,
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.staff?.alerts ?? null;
}
