import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  OrderTable_query$data,
  OrderTable_query$key,
} from '../../../../codegen/relay/OrderTable_query.graphql.ts';
import type { OrderTablePageQuery } from '../../../../codegen/relay/OrderTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { orderOrders } from './ordersLoader.ts';

type Row = NonNullable<NonNullable<OrderTable_query$data['staff']>['orders']>['edges'][number]['node'];

export function OrderTable({ query }: { readonly query: OrderTable_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    OrderTablePageQuery,
    OrderTable_query$key
  >(
    graphql`
      fragment OrderTable_query on Query
      @refetchable(queryName: "OrderTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, status: { type: "OrderStatus" }, search: { type: "String" }, orderBy: { type: "StaffOrderOrder" }) {
        staff {
          orders(first: $count, after: $cursor, status: $status, search: $search, orderBy: $orderBy) @connection(key: "OrderTable_orders", filters: ["status", "search", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                item
                kind
                title
                quantity
                status
                waitsFor
                since
                placedAt
                member {
                  ...MemberLink_member
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.orders?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id });
  const none = text('internalOrders.nothing');
  return (
    <>
      <StaffGrid<Row>
        caption={text('internal.nav.orders')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={orderOrders}
        columns={[
          {
            key: 'placed',
            header: text('internalOrders.field.placed'),
            rowHeader: true,
            cell: ({ id, placedAt }) => (
              <RowLink to={staffPaths.internalOrder(id)}>{times.shortDay(placedAt, zone)}</RowLink>
            ),
          },
          {
            key: 'item',
            header: text('internalOrders.field.item'),
            wraps: true,
            cell: ({ item, kind, title, quantity }) =>
              (kind === 'CASH' ? text('internalOrders.kind.CASH') : item === 'REWARD' ? title : null) ??
              intl.formatMessage({ id: `internalOrders.item.${item}` }, { count: quantity }),
          },
          {
            key: 'member',
            header: text('internalOrders.field.member'),
            cell: ({ member }) => (member == null ? none : <MemberLink member={member} />),
          },
          {
            key: 'status',
            header: text('internalOrders.field.status'),
            place: 'state',
            cell: ({ status }) => <OrderBadge status={status} />,
          },
          {
            key: 'waits',
            header: text('internalOrders.field.waits'),
            wraps: true,
            cell: ({ waitsFor }) => (waitsFor == null ? none : text(`internalOrders.waits.${waitsFor}`)),
          },
          {
            key: 'since',
            header: text('internalOrders.field.since'),
            secondary: true,
            cell: ({ since }) => <NoWrap>{times.shortStamp(since, zone)}</NoWrap>,
          },
        ]}
        empty={
          <FormattedMessage
            id={address.has('status') || address.has('q') ? 'internal.list.nothing' : 'internalOrders.none'}
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.orders?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['move', 'open', 'search']}
      />
    </>
  );
}
