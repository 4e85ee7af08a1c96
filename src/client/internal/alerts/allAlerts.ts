import type { IEnvironment } from 'relay-runtime';
import { fetchQuery, graphql } from 'react-relay/hooks';
import type {
  allAlertsQuery as Query,
  allAlertsQuery$data,
} from '../../../../codegen/relay/allAlertsQuery.graphql.ts';

type AlertPage = NonNullable<NonNullable<allAlertsQuery$data['staff']>['alerts']>;
type Alert = AlertPage['edges'][number]['node'];

/** A view of the list, as it is sorted, whole. */
export async function allAlerts(
  environment: IEnvironment,
  variables: Omit<Query['variables'], 'after'>,
): Promise<readonly Alert[]> {
  const found: Alert[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: AlertPage | null = await readPage(environment, { ...variables, after });
    found.push(...(page?.edges ?? []).map(({ node }) => node));
    after = page?.pageInfo.endCursor ?? null;
    more = page?.pageInfo.hasNextPage === true;
  }
  return found;
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
