import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  allStatementsQuery as Query,
  allStatementsQuery$data,
} from '../../../../codegen/relay/allStatementsQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';

type Page = NonNullable<NonNullable<allStatementsQuery$data['staff']>['statements']>;
type Statement = Page['edges'][number]['node'];

/** A view of the statements, as it is sorted, whole. */
export async function allStatements(
  environment: IEnvironment,
  variables: Omit<Query['variables'], 'after'>,
): Promise<readonly Statement[]> {
  const pages = await allPages((after) => onePage(environment, { ...variables, after }));
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node));
}

async function onePage(environment: IEnvironment, variables: Query['variables']) {
  const answer = await fetchQuery<Query>(
    environment,
    graphql`
      query allStatementsQuery(
        $states: [StatementState!]
        $programId: ID
        $age: DueAge
        $search: String
        $orderBy: StatementOrder
        $after: String
      ) {
        staff {
          statements(
            states: $states
            programId: $programId
            age: $age
            search: $search
            orderBy: $orderBy
            first: 100
            after: $after
          ) {
            edges {
              node {
                number
                month
                madeAt
                dueOn
                corrects
                amount
                corrected
                paid
                open
                overdueDays
                state
                currency
                program {
                  name
                  utility {
                    name
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
    variables,
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.staff?.statements;
}
