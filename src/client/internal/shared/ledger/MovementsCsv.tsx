import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  MovementsCsvQuery,
  MovementsCsvQuery$data,
} from '../../../../../codegen/relay/MovementsCsvQuery.graphql.ts';
import { allPages } from '../list/allPages.ts';
import { SaveCsv } from '../list/SaveCsv.tsx';

type Page = NonNullable<NonNullable<MovementsCsvQuery$data['staff']>['memberLedger']>['movements'];
type Row = Page['edges'][number]['node'];

/** Saves all movements of a member's balance. `memberId` is the global id of their cash-outs. */
export function MovementsCsv({ memberId }: { readonly memberId: string }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.${id}` });
  const cause = ({ cause: name, adjustment }: Row) =>
    text(adjustment == null ? `ledger.cause.${name}` : `adjust.cause.${adjustment.cause}`);
  return (
    <SaveCsv
      name="movements"
      head={['id', 'booked', 'cause', 'note', 'event', 'order', 'points', 'watts', 'points after']}
      load={async () =>
        (await allMovements(environment, memberId)).map((row) => [
          row.movementId,
          row.bookedAt,
          cause(row),
          row.adjustment?.note ?? '',
          row.eventStartAt ?? '',
          row.orderTitle ?? row.orderId ?? '',
          row.points,
          row.watts,
          row.balancePoints,
        ])
      }
    />
  );
}

async function allMovements(environment: IEnvironment, id: string): Promise<Row[]> {
  const pages = await allPages((after) => onePage(environment, { id, after }));
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node));
}

async function onePage(
  environment: IEnvironment,
  variables: MovementsCsvQuery['variables'],
): Promise<Page | undefined> {
  const answer = await fetchQuery<MovementsCsvQuery>(
    environment,
    graphql`
      query MovementsCsvQuery($id: ID!, $after: String) {
        staff {
          memberLedger(id: $id) {
            movements(first: 100, after: $after) {
              edges {
                node {
                  movementId
                  cause
                  bookedAt
                  watts
                  points
                  balancePoints
                  eventStartAt
                  orderId
                  orderTitle
                  adjustment {
                    cause
                    note
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
      }
    `,
    variables,
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.staff?.memberLedger?.movements;
}
