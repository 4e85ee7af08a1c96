import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { allSettlementFilesQuery as Query } from '../../../../codegen/relay/allSettlementFilesQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';

export const FILE_COLUMNS = [
  'number',
  'restates',
  'month',
  'event',
  'state',
  'homes',
  'reduction_wh',
  'asked',
  'ready',
  'by',
  'sha256',
] as const;

type Page = NonNullable<Query['response']['staff']>['settlementFiles'];
type Cell = string | number | null;

/** Every file that a search finds, not only those that are shown, as rows of `FILE_COLUMNS`. */
export async function readAllFiles(
  environment: IEnvironment,
  id: string,
  search: string | null,
): Promise<Cell[][]> {
  const pages = await allPages((after) => onePage(environment, { id, search, after }));
  return pages.flatMap(({ edges }) =>
    edges.map(({ node }) => [
      node.number,
      node.restates ?? null,
      node.month ?? null,
      node.eventStart ?? null,
      node.state,
      node.homes ?? null,
      node.reductionWh ?? null,
      node.askedAt,
      node.readyAt ?? null,
      node.askedBy ?? null,
      node.sha256 ?? null,
    ]),
  );
}

async function onePage(environment: IEnvironment, variables: Query['variables']): Promise<Page> {
  const answer = await fetchQuery<Query>(
    environment,
    graphql`
      query allSettlementFilesQuery($id: ID!, $search: String, $after: String) {
        staff {
          settlementFiles(programId: $id, search: $search, first: 100, after: $after) {
            edges {
              node {
                number
                restates
                month
                eventStart
                state
                homes
                reductionWh
                askedAt
                readyAt
                askedBy
                sha256
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
  return answer?.staff?.settlementFiles;
}
