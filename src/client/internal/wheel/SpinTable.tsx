import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  SpinTable_query$data,
  SpinTable_query$key,
} from '../../../../codegen/relay/SpinTable_query.graphql.ts';
import type { SpinTablePageQuery } from '../../../../codegen/relay/SpinTablePageQuery.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { OrderLink } from '../shared/values/OrderLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { spinOrders } from './spinsLoader.ts';

type Row = NonNullable<NonNullable<SpinTable_query$data['staff']>['wheelSpins']>['edges'][number]['node'];

/** The spins of the brand's members, in pages. */
export function SpinTable({ query }: { readonly query: SpinTable_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    SpinTablePageQuery,
    SpinTable_query$key
  >(
    graphql`
      fragment SpinTable_query on Query
      @refetchable(queryName: "SpinTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, type: { type: "WheelPrizeType" }, state: { type: "WheelPrizeState" }, search: { type: "String" }, orderBy: { type: "WheelSpinOrder" }) {
        staff {
          wheelSpins(first: $count, after: $cursor, type: $type, state: $state, search: $search, orderBy: $orderBy) @connection(key: "SpinTable_wheelSpins", filters: ["type", "state", "search", "orderBy"]) {
            totalCount
            edges {
              node {
                number
                spunAt
                member {
                  ...MemberLink_member
                }
                prize
                type
                state
                orderId
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.wheelSpins?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  const isFiltered = ['type', 'state', 'q'].some((name) => address.has(name));
  return (
    <>
      <StaffGrid<Row>
        caption={text('spins.title')}
        rowKey={({ number }) => String(number)}
        rows={rows}
        sortable={spinOrders}
        columns={[
          {
            key: 'number',
            header: text('spins.number'),
            rowHeader: true,
            cell: ({ number }) => intl.formatNumber(number),
          },
          {
            key: 'at',
            header: text('spins.at'),
            cell: ({ spunAt }) => <NoWrap>{times.shortStamp(spunAt, zone)}</NoWrap>,
          },
          {
            key: 'member',
            header: text('spins.member'),
            cell: ({ member }) => (member == null ? '' : <MemberLink member={member} />),
          },
          {
            key: 'prize',
            header: text('spins.prize'),
            cell: ({ prize, orderId }) => <OrderLink orderId={orderId}>{prize}</OrderLink>,
          },
          {
            key: 'type',
            header: text('field.type'),
            secondary: true,
            cell: ({ type }) => text(`type.${type}`),
          },
          {
            key: 'state',
            header: text('spins.state'),
            place: 'state',
            cell: ({ state }) => text(`state.${state}`),
          },
        ]}
        empty={<FormattedMessage id={isFiltered ? 'internal.list.nothing' : 'internalWheel.spins.none'} />}
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.wheelSpins?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['search']}
      />
    </>
  );
}
