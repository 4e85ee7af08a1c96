import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ordersLoaderQuery as Query } from '../../../../codegen/relay/ordersLoaderQuery.graphql.ts';
import type { OrdersScreen_query$key } from '../../../../codegen/relay/OrdersScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { type loader, orderOrders, ordersLoaderQuery } from './ordersLoader.ts';
import { OrderTabs } from './OrderTabs.tsx';
import { parseView, VIEWS } from './orderViews.ts';

/** `/internal/orders` */
export default function OrdersScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const current = parseView(query.get('status'));
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.orders' })}
      lead={<FormattedMessage id="internalOrders.lead" />}
      tabs={<OrderTabs current="list" />}
      tools={
        <>
          <ListSearch label={intl.formatMessage({ id: 'internalOrders.search' })} />
          <FilterLinks
            label={intl.formatMessage({ id: 'internalOrders.filter' })}
            links={VIEWS.map((view) => ({
              to: staffPaths.internalOrders({
                status: view === 'all' ? undefined : view,
                q: query.get('q') ?? undefined,
                sort: query.get('sort') ?? undefined,
              }),
              label: intl.formatMessage({
                id:
                  view === 'all' || view === 'late'
                    ? `internalOrders.view.${view}`
                    : `internalOrders.status.${view}`,
              }),
              active: view === current,
            }))}
          />
        </>
      }
    >
      <Orders />
    </ListPage>
  );
}

const fragment = graphql`
  fragment OrdersScreen_query on Query
  @refetchable(queryName: "OrdersScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    status: { type: "OrderStatus" }
    late: { type: "Boolean" }
    search: { type: "String" }
    orderBy: { type: "StaffOrderOrder" }
  ) {
    staff {
      orders(
        first: $count
        after: $cursor
        status: $status
        late: $late
        search: $search
        orderBy: $orderBy
      ) @connection(key: "OrdersScreen_orders", filters: ["status", "late", "search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            item
            kind
            title
            quantity
            pricePoints
            status
            waitsFor
            since
            placedAt
            promisedBy
            member {
              name
              email
              ...MemberLink_member
            }
          }
        }
      }
    }
  }
`;

function Orders() {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const query: OrdersScreen_query$key = usePreloadedQuery<Query>(
    ordersLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.orders);
  const text = (id: string) => intl.formatMessage({ id });
  const none = text('internalOrders.nothing');
  return (
    <StaffList
      caption={text('internal.nav.orders')}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'orders',
        cells: {
          id: ({ id }) => id,
          placed: ({ placedAt }) => placedAt,
          item: ({ item }) => item,
          kind: ({ kind }) => kind,
          title: ({ title }) => title,
          quantity: ({ quantity }) => quantity,
          points: ({ pricePoints }) => pricePoints,
          member: ({ member }) => member?.name,
          email: ({ member }) => member?.email,
          status: ({ status }) => status,
          waits_for: ({ waitsFor }) => waitsFor,
          since: ({ since }) => since,
          promised_by: ({ promisedBy }) => promisedBy,
        },
      }}
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
        {
          key: 'promised',
          header: text('internalOrders.field.promised'),
          secondary: true,
          cell: ({ promisedBy }) => (
            <NoWrap>{promisedBy == null ? none : times.shortStamp(promisedBy, zone)}</NoWrap>
          ),
        },
      ]}
      none="internalOrders.none"
      filters={['status', 'q']}
      keys={['move', 'open', 'search']}
    />
  );
}
