import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  OrderDifferenceTable_query$data,
  OrderDifferenceTable_query$key,
} from '../../../../codegen/relay/OrderDifferenceTable_query.graphql.ts';
import type { OrderDifferenceTablePageQuery } from '../../../../codegen/relay/OrderDifferenceTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { parseView } from '../shared/differenceViews.ts';
import { ListFoot } from '../shared/ListTools.tsx';
import { NoWrap } from '../shared/NoWrap.tsx';
import { StaffGrid } from '../shared/StaffGrid.tsx';
import { useAmount } from '../shared/useAmount.ts';
import { useListView } from '../shared/useListView.ts';
import { useStaffTimes } from '../shared/useStaffTimes.ts';
import { orderDifferenceOrders } from './orderDifferencesLoader.ts';
import { SettleOrderDifference } from './SettleOrderDifference.tsx';

type Row = NonNullable<
  NonNullable<OrderDifferenceTable_query$data['staff']>['orderDifferences']
>['edges'][number]['node'];

export function OrderDifferenceTable({ query }: { readonly query: OrderDifferenceTable_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const { query: address } = useListView();
  const [settling, setSettling] = useState<Row | null>(null);
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    OrderDifferenceTablePageQuery,
    OrderDifferenceTable_query$key
  >(
    graphql`
      fragment OrderDifferenceTable_query on Query
      @refetchable(queryName: "OrderDifferenceTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, isOpen: { type: "Boolean" }, orderBy: { type: "OrderDifferenceOrder" }) {
        staff {
          orderDifferences(first: $count, after: $cursor, isOpen: $isOpen, orderBy: $orderBy) @connection(key: "OrderDifferenceTable_orderDifferences", filters: ["isOpen", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                kind
                service
                reference
                orderId
                title
                member {
                  name
                  email
                }
                ours
                theirs
                currency
                theirState
                foundAt
                settledAt
                isGone
                settledBy {
                  name
                  email
                }
                note
                ...SettleOrderDifference_difference
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.orderDifferences?.edges.map(({ node }) => node) ?? [];
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalOrders.${id}` }, values);
  const none = text('nothing');
  const sum = (hundredths: number | null | undefined, currency: string | null | undefined) =>
    hundredths == null || currency == null ? none : amount(hundredths, currency);
  return (
    <>
      <StaffGrid<Row>
        caption={text('differences')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={orderDifferenceOrders}
        columns={[
          {
            key: 'kind',
            header: text('difference.what'),
            rowHeader: true,
            wraps: true,
            cell: ({ kind }) => text(`difference.${kind}`),
          },
          {
            key: 'service',
            header: text('difference.service'),
            cell: ({ service }) => text(`service.${service}`),
          },
          {
            key: 'order',
            header: text('difference.order'),
            wraps: true,
            cell: ({ orderId, title, member, reference }) =>
              orderId == null ? (
                reference
              ) : (
                <Link to={staffPaths.internalOrder(orderId)} tabIndex={0}>
                  {title ?? member?.name ?? reference}
                </Link>
              ),
          },
          {
            key: 'ours',
            header: text('difference.ours'),
            numeric: true,
            cell: ({ ours, currency }) => sum(ours, currency),
          },
          {
            key: 'there',
            header: text('difference.there'),
            cell: ({ theirs, theirState, currency }) =>
              [
                ...(theirs == null ? [] : [sum(theirs, currency)]),
                text(`there.${theirState ?? 'none'}`),
              ].join(', '),
          },
          {
            key: 'found',
            header: text('difference.found'),
            cell: ({ foundAt }) => <NoWrap>{times.stamp(foundAt, zone)}</NoWrap>,
          },
          {
            key: 'settled',
            header: text('difference.settled'),
            cell: (row) =>
              row.settledAt == null ? (
                <Button look="quiet" small onClick={() => setSettling(row)}>
                  {text('settle.open')}
                </Button>
              ) : row.isGone ? (
                <Badge>{text('difference.gone')}</Badge>
              ) : (
                text('difference.by', {
                  by: row.settledBy?.name ?? row.settledBy?.email ?? none,
                  note: row.note ?? none,
                })
              ),
          },
        ]}
        empty={
          <FormattedMessage
            id={
              parseView(address.get('show')) === 'open'
                ? 'internalOrders.differences.noneOpen'
                : 'internalOrders.differences.none'
            }
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.orderDifferences?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={[]}
      />
      {settling !== null && <SettleOrderDifference difference={settling} onClose={() => setSettling(null)} />}
    </>
  );
}
