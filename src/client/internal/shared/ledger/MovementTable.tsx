import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  MovementTable_query$data,
  MovementTable_query$key,
} from '../../../../../codegen/relay/MovementTable_query.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { NoWrap } from '../list/NoWrap.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { useStaffList } from '../list/useStaffList.ts';
import { useStaffTimes } from '../values/useStaffTimes.ts';

type Row = NonNullable<
  NonNullable<MovementTable_query$data['staff']>['memberLedger']
>['movements']['edges'][number]['node'];

interface MovementTableProps {
  readonly query: MovementTable_query$key;
  /** Global id of the member's cash-outs. */
  readonly memberId: string;
}

const fragment = graphql`
  fragment MovementTable_query on Query
  @refetchable(queryName: "MovementTablePageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      memberLedger(id: $id) {
        movements(first: $count, after: $cursor) @connection(key: "MovementTable_movements") {
          totalCount
          edges {
            node {
              movementId
              cause
              bookedAt
              watts
              points
              balancePoints
              eventId
              eventStartAt
              timeZone
              orderId
              orderTitle
              adjustment {
                cause
                note
              }
            }
          }
        }
      }
    }
  }
`;

/** The movements of a member's balance, each linked to the result or the order that caused it. */
export function MovementTable({ query, memberId }: MovementTableProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { number } = useFormats();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberLedger?.movements);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  const causeText = ({ cause, adjustment }: Row) =>
    text(adjustment == null ? `ledger.cause.${cause}` : `adjust.cause.${adjustment.cause}`);
  const from = ({ eventId, eventStartAt, timeZone, orderId, orderTitle }: Row) =>
    eventId != null ? (
      <Link to={staffPaths.internalMemberResult(memberId, eventId)} tabIndex={0}>
        {text('ledger.event', {
          day: eventStartAt == null ? '' : times.shortDay(eventStartAt, timeZone ?? zone),
        })}
      </Link>
    ) : orderId != null ? (
      <Link to={staffPaths.internalOrder(orderId)} tabIndex={0}>
        {orderTitle ?? text('ledger.order')}
      </Link>
    ) : (
      text('nothing')
    );
  return (
    <div className="stack">
      <StaffList
        caption={text('ledger')}
        rowKey={({ movementId }) => movementId}
        list={list}
        file={{
          name: 'movements',
          cells: {
            id: ({ movementId }) => movementId,
            booked: ({ bookedAt }) => bookedAt,
            cause: causeText,
            note: ({ adjustment }) => adjustment?.note,
            event: ({ eventStartAt }) => eventStartAt,
            order: ({ orderId, orderTitle }) => orderTitle ?? orderId,
            points: ({ points }) => points,
            watts: ({ watts }) => watts,
            'points after': ({ balancePoints }) => balancePoints,
          },
        }}
        sortable={{}}
        columns={[
          {
            key: 'booked',
            header: text('ledger.booked'),
            rowHeader: true,
            cell: ({ bookedAt }) => <NoWrap>{times.shortStamp(bookedAt, zone)}</NoWrap>,
          },
          {
            key: 'cause',
            header: text('ledger.cause'),
            wraps: true,
            cell: (row) =>
              [causeText(row), ...(row.adjustment?.note == null ? [] : [row.adjustment.note])].join(' – '),
          },
          { key: 'from', header: text('ledger.from'), wraps: true, cell: from },
          { key: 'points', header: text('ledger.points'), numeric: true, cell: (row) => number(row.points) },
          {
            key: 'watts',
            header: text('ledger.inWatts'),
            secondary: true,
            numeric: true,
            cell: (row) => number(row.watts),
          },
          {
            key: 'balance',
            header: text('ledger.after'),
            numeric: true,
            cell: ({ balancePoints }) => number(balancePoints),
          },
        ]}
        none="internalPayouts.ledger.none"
        keys={[]}
      />
    </div>
  );
}
