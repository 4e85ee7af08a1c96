import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  allEventsQuery as Query,
  allEventsQuery$data,
} from '../../../../codegen/relay/allEventsQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';

type Page = NonNullable<NonNullable<allEventsQuery$data['staff']>['events']>;
type Event = Page['edges'][number]['node'];

/** The columns of the list's file. */
export const EVENT_FILE = [
  'id',
  'start',
  'end',
  'time_zone',
  'program',
  'algorithm',
  'test',
  'status',
  'invited',
  'joined',
  'pending',
  'settled',
  'restated',
  'reduction_wh',
  'points',
] as const;

export const eventLine = ({ program, participation, settlement, ...event }: Event) => [
  event.eventId,
  event.startAt,
  event.endAt,
  program.timeZone,
  program.name,
  event.algorithm,
  event.isTest ? 'yes' : 'no',
  event.status,
  participation.asked,
  participation.joined,
  settlement.pending,
  settlement.settled,
  settlement.restated,
  settlement.reductionWattHours,
  settlement.points,
];

/** The list as it is filtered and sorted, whole. */
export async function allEvents(
  environment: IEnvironment,
  variables: Omit<Query['variables'], 'after'>,
): Promise<readonly Event[]> {
  const pages = await allPages((after) => onePage(environment, { ...variables, after }));
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node));
}

async function onePage(environment: IEnvironment, variables: Query['variables']): Promise<Page | null> {
  const answer = await fetchQuery<Query>(
    environment,
    graphql`
      query allEventsQuery(
        $statuses: [EventStatus!]
        $programId: ID
        $search: String
        $orderBy: StaffEventOrder
        $after: String
      ) {
        staff {
          events(
            statuses: $statuses
            programId: $programId
            search: $search
            orderBy: $orderBy
            first: 100
            after: $after
          ) {
            edges {
              node {
                eventId
                startAt
                endAt
                algorithm
                isTest
                status
                program {
                  name
                  timeZone
                }
                participation {
                  asked
                  joined
                }
                settlement {
                  pending
                  settled
                  restated
                  reductionWattHours
                  points
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
  return answer?.staff?.events ?? null;
}
