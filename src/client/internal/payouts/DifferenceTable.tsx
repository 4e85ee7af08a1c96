import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  DifferenceTable_query$data,
  DifferenceTable_query$key,
} from '../../../../codegen/relay/DifferenceTable_query.graphql.ts';
import type { DifferenceTablePageQuery } from '../../../../codegen/relay/DifferenceTablePageQuery.graphql.ts';
import type { DifferenceTableSettleMutation } from '../../../../codegen/relay/DifferenceTableSettleMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { DifferenceList } from '../shared/differences/DifferenceList.tsx';
import { differenceOrders } from './differencesLoader.ts';

type Row = NonNullable<
  NonNullable<DifferenceTable_query$data['staff']>['payoutDifferences']
>['edges'][number]['node'];

export function DifferenceTable({ query }: { readonly query: DifferenceTable_query$key }) {
  const intl = useIntl();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    DifferenceTablePageQuery,
    DifferenceTable_query$key
  >(
    graphql`
      fragment DifferenceTable_query on Query
      @refetchable(queryName: "DifferenceTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, isOpen: { type: "Boolean" }, orderBy: { type: "PayoutDifferenceOrder" }) {
        staff {
          payoutDifferences(first: $count, after: $cursor, isOpen: $isOpen, orderBy: $orderBy) @connection(key: "DifferenceTable_payoutDifferences", filters: ["isOpen", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                kind
                reference
                payoutId
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
    DifferenceTableSettleMutation,
    DifferenceTableSettleMutation['response']['settlePayoutDifference']
  >(
    graphql`
      mutation DifferenceTableSettleMutation($input: SettlePayoutDifferenceInput!) {
        settlePayoutDifference(input: $input) {
          __typename
          ... on PayoutDifferenceSettled {
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
    ({ settlePayoutDifference }) => settlePayoutDifference,
    [],
  );
  const list = data.staff?.payoutDifferences;
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.${id}` });
  return (
    <DifferenceList<Row>
      about={[
        {
          key: 'payout',
          header: text('difference.payout'),
          wraps: true,
          cell: ({ payoutId, member, reference }) =>
            payoutId == null ? (
              reference
            ) : (
              <Link to={staffPaths.internalPayout(payoutId)} tabIndex={0}>
                {member?.name ?? member?.email ?? reference}
              </Link>
            ),
        },
      ]}
      rows={list?.edges.map(({ node }) => node) ?? []}
      sortable={differenceOrders}
      words={{
        kind: ({ kind }) => text(`difference.${kind}`),
        there: ({ theirState }) => text(`there.${theirState ?? 'none'}`),
        todo: ({ kind }) => text(`settle.todo.${kind}`),
        noneOpen: <FormattedMessage id="internalPayouts.differences.noneOpen" />,
      }}
      settling={settling}
      onSettle={({ id }, reason, effects) => settling.write({ input: { id, reason } }, effects)}
      total={list?.totalCount ?? 0}
      busy={isLoadingNext}
      onMore={hasNext ? () => void loadNext(50) : undefined}
    />
  );
}
