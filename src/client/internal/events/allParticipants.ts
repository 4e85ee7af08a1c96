import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  allParticipantsQuery as Query,
  allParticipantsQuery$data,
} from '../../../../codegen/relay/allParticipantsQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';

type Page = NonNullable<NonNullable<allParticipantsQuery$data['staff']>['event']>['participants'];
type Participant = Page['edges'][number]['node'];

/** The columns of the list's file. */
export const PARTICIPANT_FILE = [
  'member_id',
  'name',
  'email',
  'answer',
  'settlement',
  'pending_reason',
  'reduction_wh',
  'points',
] as const;

export const participantLine = ({ memberId, member, ...result }: Participant) => [
  memberId,
  member?.name ?? null,
  member?.email ?? null,
  result.opt,
  result.settlement ?? null,
  result.pendingReason ?? null,
  result.reductionWattHours ?? null,
  result.points ?? null,
];

/** The list as it is filtered and sorted, whole. */
export async function allParticipants(
  environment: IEnvironment,
  variables: Omit<Query['variables'], 'after'>,
): Promise<readonly Participant[]> {
  const pages = await allPages((after) => onePage(environment, { ...variables, after }));
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node));
}

async function onePage(environment: IEnvironment, variables: Query['variables']): Promise<Page | null> {
  const answer = await fetchQuery<Query>(
    environment,
    graphql`
      query allParticipantsQuery(
        $id: ID!
        $state: SettlementState
        $search: String
        $orderBy: ParticipantOrder
        $after: String
      ) {
        staff {
          event(id: $id) {
            participants(state: $state, search: $search, orderBy: $orderBy, first: 100, after: $after) {
              edges {
                node {
                  memberId
                  member {
                    name
                    email
                  }
                  opt
                  settlement
                  pendingReason
                  reductionWattHours
                  points
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    variables,
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.staff?.event?.participants ?? null;
}
