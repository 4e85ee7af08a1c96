import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { FailedOrders_query$key } from '../../../../codegen/relay/FailedOrders_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { OrderActions } from '../shared/orders/OrderActions.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { failedOrderOrders } from './failedOrderOrders.ts';

const fragment = graphql`
  fragment FailedOrders_query on Query
  @refetchable(queryName: "FailedOrdersPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "StaffOrderOrder" }
  ) {
    staff {
      orders(first: $count, after: $cursor, status: FAILED, search: $search, orderBy: $orderBy)
        @connection(key: "FailedOrders_orders", filters: ["search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            item
            kind
            title
            quantity
            pricePoints
            failure
            since
            placedAt
            member {
              email
              ...MemberLink_member
            }
            ...OrderActions_order
          }
        }
      }
    }
  }
`;

/** Orders that failed and still have the member's points, with what staff do about each. */
export function FailedOrders({ query }: { readonly query: FailedOrders_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.orders);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalOrders.${id}` }, values);
  return (
    <StaffList
      caption={intl.formatMessage({ id: 'internalQueues.failedOrders.tab' })}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'failed-orders',
        cells: {
          placed: ({ placedAt }) => placedAt,
          since: ({ since }) => since,
          item: ({ item, title }) => title ?? item,
          quantity: ({ quantity }) => quantity,
          points: ({ pricePoints }) => pricePoints,
          failure: ({ failure }) => failure,
          email: ({ member }) => member?.email,
        },
      }}
      sortable={failedOrderOrders}
      columns={[
        {
          key: 'placed',
          header: text('field.placed'),
          rowHeader: true,
          cell: ({ id, placedAt }) => (
            <RowLink to={staffPaths.internalOrder(id)}>{times.shortDay(placedAt, zone)}</RowLink>
          ),
        },
        {
          key: 'item',
          header: text('field.item'),
          wraps: true,
          cell: ({ item, kind, title, quantity }) =>
            (kind === 'CASH' ? text('kind.CASH') : item === 'REWARD' ? title : null) ??
            text(`item.${item}`, { count: quantity }),
        },
        {
          key: 'member',
          header: text('field.member'),
          cell: ({ member }) => (member == null ? text('nothing') : <MemberLink member={member} />),
        },
        {
          key: 'why',
          header: intl.formatMessage({ id: 'internalQueues.home.why' }),
          wraps: true,
          cell: ({ failure }) => (failure == null ? '' : text(`failure.${failure}`)),
        },
        {
          key: 'since',
          header: text('field.since'),
          cell: ({ since }) => <NoWrap>{times.shortStamp(since, zone)}</NoWrap>,
        },
        {
          key: 'action',
          header: text('act'),
          place: 'action',
          wraps: true,
          cell: (order) => <OrderActions order={order} isCodeSeen={false} small />,
        },
      ]}
      none="internalQueues.failedOrders.none"
      filters={['q']}
      keys={['move', 'open', 'search']}
    />
  );
}
