import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  allTemplatesQuery as Query,
  allTemplatesQuery$data,
} from '../../../../../codegen/relay/allTemplatesQuery.graphql.ts';
import { allPages } from '../../shared/list/allPages.ts';

type Page = NonNullable<NonNullable<allTemplatesQuery$data['staff']>['eventTemplates']>;
type Template = Page['edges'][number]['node'];

/** The list as it is filtered and sorted, whole. */
export async function allTemplates(
  environment: IEnvironment,
  variables: Omit<Query['variables'], 'after'>,
): Promise<readonly Template[]> {
  const pages = await allPages((after) => onePage(environment, { ...variables, after }));
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node));
}

async function onePage(environment: IEnvironment, variables: Query['variables']): Promise<Page | null> {
  const answer = await fetchQuery<Query>(
    environment,
    graphql`
      query allTemplatesQuery(
        $archived: Boolean
        $search: String
        $orderBy: EventTemplateOrder
        $after: String
      ) {
        staff {
          eventTemplates(
            archived: $archived
            search: $search
            orderBy: $orderBy
            first: 100
            after: $after
          ) {
            edges {
              node {
                name
                programs {
                  name
                }
                segmentName
                start
                end
                algorithm
                nominatedKilowatts
                staggerMinutes
                isTest
                changedAt
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
  return answer?.staff?.eventTemplates ?? null;
}
