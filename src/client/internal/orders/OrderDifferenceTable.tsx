import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  OrderDifferenceTable_query$data,
  OrderDifferenceTable_query$key,
} from '../../../../codegen/relay/OrderDifferenceTable_query.graphql.ts';
import type { OrderDifferenceTablePageQuery } from '../../../../codegen/relay/OrderDifferenceTablePageQuery.graphql.ts';
import type { OrderDifferenceTableSettleMutation } from '../../../../codegen/relay/OrderDifferenceTableSettleMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { DifferenceList } from '../shared/differences/DifferenceList.tsx';
import { orderDifferenceOrders } from './orderDifferencesLoader.ts';

type Row = NonNullable<
  NonNullable<OrderDifferenceTable_query$data['staff']>['orderDifferences']
>['edges'][number]['node'];

export function OrderDifferenceTable({ query }: { readonly query: OrderDifferenceTable_query$key }) {
  const intl = useIntl();
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
                theirState
                ...DifferenceList_differences
              }
            }
          }
        }
      }
    `,
    query,
  );
  const settling = useRelayWrite<
    OrderDifferenceTableSettleMutation,
    OrderDifferenceTableSettleMutation['response']['settleOrderDifference']
  >(
    graphql`
      mutation OrderDifferenceTableSettleMutation($input: SettleOrderDifferenceInput!) {
        settleOrderDifference(input: $input) {
          __typename
          ... on OrderDifferenceSettled {
            difference {
              settledAt
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ settleOrderDifference }) => settleOrderDifference,
    [],
  );
  const list = data.staff?.orderDifferences;
  const text = (id: string) => intl.formatMessage({ id: `internalOrders.${id}` });
  return (
    <DifferenceList<Row>
      about={[
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
                {title ?? member?.name ?? member?.email ?? reference}
              </Link>
            ),
        },
      ]}
      rows={list?.edges.map(({ node }) => node) ?? []}
      sortable={orderDifferenceOrders}
      words={{
        kind: ({ kind }) => text(`difference.${kind}`),
        there: ({ theirState }) => text(`there.${theirState ?? 'none'}`),
        todo: ({ kind }) => text(`settle.todo.${kind}`),
        noneOpen: <FormattedMessage id="internalOrders.differences.noneOpen" />,
      }}
      settling={settling}
      onSettle={({ id }, reason, effects) => settling.write({ input: { id, reason } }, effects)}
      total={list?.totalCount ?? 0}
      busy={isLoadingNext}
      onMore={hasNext ? () => void loadNext(50) : undefined}
    />
  );
}
