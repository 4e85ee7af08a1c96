import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { orderDifferencesLoaderQuery as Query } from '../../../../codegen/relay/orderDifferencesLoaderQuery.graphql.ts';
import type { OrderDifferencesScreen_query$key } from '../../../../codegen/relay/OrderDifferencesScreen_query.graphql.ts';
import type { OrderDifferencesScreenSettleMutation } from '../../../../codegen/relay/OrderDifferencesScreenSettleMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { DifferenceList } from '../shared/differences/DifferenceList.tsx';
import { DifferencesPage } from '../shared/differences/DifferencesPage.tsx';
import { inUnits } from '../shared/values/inUnits.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { type loader, orderDifferenceOrders, orderDifferencesLoaderQuery } from './orderDifferencesLoader.ts';
import { OrderTabs } from './OrderTabs.tsx';

/** `/internal/orders/differences`: what differs between our orders and the services' lists. */
export default function OrderDifferencesScreen() {
  return (
    <DifferencesPage
      lead={<FormattedMessage id="internalOrders.differences.lead" />}
      tabs={<OrderTabs current="differences" />}
      to={staffPaths.internalOrderDifferences}
    >
      <Differences />
    </DifferencesPage>
  );
}

function Differences() {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const query = usePreloadedQuery<Query>(orderDifferencesLoaderQuery, useScreenData<typeof loader>().list);
  const lists = query.staff?.orderLists ?? [];
  const compared = lists.flatMap(({ comparedAt }) => comparedAt ?? []).toSorted();
  const waiting = lists
    .filter(({ comparedAt }) => comparedAt == null)
    .map(({ service }) => intl.formatMessage({ id: `internalOrders.service.${service}` }));
  return (
    <>
      <p className="small muted">
        {compared[0] === undefined ? (
          <FormattedMessage id="internal.difference.never" />
        ) : (
          <FormattedMessage
            id="internalOrders.differences.compared"
            values={{
              at: times.stamp(compared[0], zone),
              count: waiting.length,
              services: intl.formatList(waiting),
            }}
          />
        )}
      </p>
      <OrderDifferenceTable query={query} />
    </>
  );
}

const fragment = graphql`
  fragment OrderDifferencesScreen_query on Query
  @refetchable(queryName: "OrderDifferencesScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    isOpen: { type: "Boolean" }
    search: { type: "String" }
    orderBy: { type: "OrderDifferenceOrder" }
  ) {
    staff {
      orderDifferences(first: $count, after: $cursor, isOpen: $isOpen, search: $search, orderBy: $orderBy)
        @connection(key: "OrderDifferencesScreen_orderDifferences", filters: ["isOpen", "search", "orderBy"]) {
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
            ours
            theirs
            currency
            foundAt
            settledAt
            isGone
            settledBy {
              email
            }
            note
            ...DifferenceList_differences
          }
        }
      }
    }
  }
`;

const settle = graphql`
  mutation OrderDifferencesScreenSettleMutation($input: SettleOrderDifferenceInput!) {
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
`;

function OrderDifferenceTable({ query }: { readonly query: OrderDifferencesScreen_query$key }) {
  const intl = useIntl();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.orderDifferences);
  const settling = useRelayWrite<
    OrderDifferencesScreenSettleMutation,
    OrderDifferencesScreenSettleMutation['response']['settleOrderDifference']
  >(settle, (response) => response.settleOrderDifference, []);
  const text = (id: string) => intl.formatMessage({ id: `internalOrders.${id}` });
  return (
    <DifferenceList
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
      list={list}
      file={{
        name: 'order-differences',
        cells: {
          kind: ({ kind }) => kind,
          service: ({ service }) => service,
          reference: ({ reference }) => reference,
          order_id: ({ orderId }) => orderId,
          title: ({ title }) => title,
          member: ({ member }) => member?.name,
          email: ({ member }) => member?.email,
          ours: ({ ours }) => inUnits(ours),
          theirs: ({ theirs }) => inUnits(theirs),
          currency: ({ currency }) => currency,
          their_state: ({ theirState }) => theirState,
          found: ({ foundAt }) => foundAt,
          settled: ({ settledAt }) => settledAt,
          settled_itself: ({ isGone }) => isGone,
          settled_by: ({ settledBy }) => settledBy?.email,
          note: ({ note }) => note,
        },
      }}
      rowKey={({ id }) => id}
      sortable={orderDifferenceOrders}
      words={{
        kind: ({ kind }) => text(`difference.${kind}`),
        there: ({ theirState }) => text(`there.${theirState ?? 'none'}`),
        todo: ({ kind }) => text(`settle.todo.${kind}`),
        noneOpen: <FormattedMessage id="internalOrders.differences.noneOpen" />,
      }}
      settling={settling}
    />
  );
}
