import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  StaffEventTable_query$data,
  StaffEventTable_query$key,
} from '../../../../codegen/relay/StaffEventTable_query.graphql.ts';
import type { StaffEventTablePageQuery } from '../../../../codegen/relay/StaffEventTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { StatusBadge } from '../shared/values/StatusBadge.tsx';
import { eventOrders } from './staffEventsLoader.ts';

type Row = NonNullable<NonNullable<StaffEventTable_query$data['staff']>['events']>['edges'][number]['node'];

export function StaffEventTable({ query }: { readonly query: StaffEventTable_query$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    StaffEventTablePageQuery,
    StaffEventTable_query$key
  >(
    graphql`
      fragment StaffEventTable_query on Query
      @refetchable(queryName: "StaffEventTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, statuses: { type: "[EventStatus!]" }, programId: { type: "ID" }, orderBy: { type: "StaffEventOrder" }) {
        staff {
          events(first: $count, after: $cursor, statuses: $statuses, programId: $programId, orderBy: $orderBy) @connection(key: "StaffEventTable_events", filters: ["statuses", "programId", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                type
                status
                startAt
                endAt
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
                  points
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.events?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id });
  const of = (part: number, whole: number) =>
    intl.formatMessage(
      { id: 'internalEvents.of' },
      { part: intl.formatNumber(part), whole: intl.formatNumber(whole) },
    );
  const isFiltered = address.has('status') || address.has('program');
  return (
    <>
      <StaffGrid<Row>
        caption={text('internal.nav.events')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={eventOrders}
        columns={[
          {
            key: 'start',
            header: text('internalEvents.field.day'),
            rowHeader: true,
            cell: ({ id, startAt, program }) => (
              <RowLink to={staffPaths.internalEvent(id)}>{times.shortDay(startAt, program.timeZone)}</RowLink>
            ),
          },
          {
            key: 'hours',
            header: text('internalEvents.field.hours'),
            cell: ({ startAt, endAt, program }) => (
              <NoWrap>{times.hours(startAt, endAt, program.timeZone)}</NoWrap>
            ),
          },
          {
            key: 'zone',
            header: text('internalEvents.field.zone'),
            secondary: true,
            cell: ({ program }) => program.timeZone,
          },
          {
            key: 'program',
            header: text('internalEvents.field.program'),
            cell: ({ program, type }) =>
              type === 'PARTICIPATION_REDUCTION_RT'
                ? `${program.name} (${text('internalEvents.realTime')})`
                : program.name,
          },
          {
            key: 'status',
            header: text('internalEvents.field.status'),
            place: 'state',
            cell: ({ status }) => <StatusBadge status={status} />,
          },
          {
            key: 'joined',
            header: text('internalEvents.field.joined'),
            numeric: true,
            cell: ({ participation }) => of(participation.joined, participation.asked),
          },
          {
            key: 'settled',
            header: text('internalEvents.field.settled'),
            secondary: true,
            numeric: true,
            cell: ({ settlement }) => of(countDone(settlement), countDone(settlement) + settlement.pending),
          },
          {
            key: 'points',
            header: text('internalEvents.field.points'),
            numeric: true,
            cell: ({ settlement }) => intl.formatNumber(settlement.points),
          },
        ]}
        empty={<FormattedMessage id={isFiltered ? 'internal.list.nothing' : 'internalEvents.none'} />}
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.events?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['move', 'open', 'new']}
      />
    </>
  );
}

const countDone = ({ settled, restated }: Row['settlement']): number => settled + restated;
