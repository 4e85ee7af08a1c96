import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  MemberOrders_query$data,
  MemberOrders_query$key,
} from '../../../../../codegen/relay/MemberOrders_query.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { RowLink } from '../../shared/list/RowLink.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { OrderActions } from '../../shared/orders/OrderActions.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type Order = NonNullable<
  NonNullable<MemberOrders_query$data['staff']>['memberOrders']
>['edges'][number]['node'];

const fragment = graphql`
  fragment MemberOrders_query on Query
  @refetchable(queryName: "MemberOrdersPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      memberOrders(id: $id, first: $count, after: $cursor) @connection(key: "MemberOrders_memberOrders", filters: ["id"]) {
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
            failure
            waitsFor
            placedAt
            deliveredAt
            happenings {
              at
              what
              detail
            }
            waiting {
              id
            }
            ...OrderActions_order
          }
        }
      }
    }
  }
`;

/** What a member ordered, and when and where its code was viewed. */
export function MemberOrders({ query }: { readonly query: MemberOrders_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberOrders);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalMember.orders.${id}` }, values);
  const word = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const stamp = (at: string | null | undefined) => (at == null ? '' : times.shortStamp(at, zone));
  const name = ({ item, kind, title, quantity }: Order) =>
    (kind === 'CASH' ? word('internalOrders.kind.CASH') : item === 'REWARD' ? title : null) ??
    word(`internalOrders.item.${item}`, { count: quantity });
  const status = ({ status: state, failure, waitsFor, waiting }: Order) => {
    const name = word(`internalOrders.status.${state}`);
    if (failure != null) return `${name}. ${word(`internalOrders.failure.${failure}`)}`;
    if (waiting != null) return text('replacementWaits', { status: name });
    return waitsFor == null
      ? name
      : text('waits', { status: name, what: word(`internalOrders.waits.${waitsFor}`) });
  };
  const views = ({ happenings }: Order) =>
    happenings.filter(({ what }) => what === 'CODE_SHOWN').map(({ at, detail }) => [at, detail] as const);
  const viewed = (row: Order) =>
    views(row)
      .map(([at, detail]) =>
        detail === '' ? stamp(at) : text('codes.at', { at: stamp(at), browser: detail }),
      )
      .join('; ');
  return (
    <CompleteList<Order>
      title={word('internal.nav.orders')}
      file="orders"
      rows={list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'placed',
          header: word('internalOrders.field.placed'),
          rowHeader: true,
          by: ({ placedAt }) => placedAt,
          value: ({ placedAt }) => stamp(placedAt),
          cell: ({ id, placedAt }) => <RowLink to={staffPaths.internalOrder(id)}>{stamp(placedAt)}</RowLink>,
        },
        { key: 'item', header: word('internalOrders.field.item'), wraps: true, value: name },
        {
          key: 'price',
          header: word('internalMember.field.points'),
          numeric: true,
          value: ({ pricePoints }) => pricePoints,
        },
        { key: 'status', header: word('internalOrders.field.status'), wraps: true, value: status },
        {
          key: 'delivered',
          header: word('internalOrders.field.delivered'),
          secondary: true,
          by: ({ deliveredAt }) => deliveredAt,
          value: ({ deliveredAt }) => stamp(deliveredAt),
        },
        {
          key: 'codes',
          header: text('codes'),
          wraps: true,
          value: viewed,
          cell: (row) =>
            row.kind === 'GIFT_CARD' || row.kind === 'COUPON' ? viewed(row) || text('codes.none') : '',
        },
      ]}
      actions={{
        header: word('internalOrders.act'),
        cell: (row) => <OrderActions order={row} isCodeSeen={views(row).length > 0} small />,
      }}
      empty={word('internalOrders.none')}
    />
  );
}
