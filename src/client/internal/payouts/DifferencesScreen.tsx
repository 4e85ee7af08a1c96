import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { differencesLoaderQuery as Query } from '../../../../codegen/relay/differencesLoaderQuery.graphql.ts';
import type { DifferencesScreen_query$key } from '../../../../codegen/relay/DifferencesScreen_query.graphql.ts';
import type { DifferencesScreenSettleMutation } from '../../../../codegen/relay/DifferencesScreenSettleMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { DifferenceList } from '../shared/differences/DifferenceList.tsx';
import { DifferencesPage } from '../shared/differences/DifferencesPage.tsx';
import { inUnits } from '../shared/values/inUnits.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { differenceOrders, differencesLoaderQuery, type loader } from './differencesLoader.ts';
import { PayoutTabs } from './PayoutTabs.tsx';

/** `/internal/payouts/differences`: what differs between our payouts and the provider's list. */
export default function DifferencesScreen() {
  return (
    <DifferencesPage
      lead={<FormattedMessage id="internalPayouts.differences.lead" />}
      tabs={<PayoutTabs current="differences" />}
      to={staffPaths.internalPayoutDifferences}
    >
      <Differences />
    </DifferencesPage>
  );
}

function Differences() {
  const { zone } = useApp();
  const times = useStaffTimes();
  const query = usePreloadedQuery<Query>(differencesLoaderQuery, useScreenData<typeof loader>().list);
  const at = query.staff?.payoutsComparedAt;
  return (
    <>
      <p className="small muted">
        {at == null ? (
          <FormattedMessage id="internal.difference.never" />
        ) : (
          <FormattedMessage
            id="internalPayouts.differences.compared"
            values={{ at: times.stamp(at, zone) }}
          />
        )}
      </p>
      <DifferenceTable query={query} />
    </>
  );
}

const fragment = graphql`
  fragment DifferencesScreen_query on Query
  @refetchable(queryName: "DifferencesScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    isOpen: { type: "Boolean" }
    search: { type: "String" }
    orderBy: { type: "PayoutDifferenceOrder" }
  ) {
    staff {
      payoutDifferences(first: $count, after: $cursor, isOpen: $isOpen, search: $search, orderBy: $orderBy)
        @connection(key: "DifferencesScreen_payoutDifferences", filters: ["isOpen", "search", "orderBy"]) {
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
            ours
            theirs
            # What all differences have, has it nullable.
            isoCurrency: currency
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
  mutation DifferencesScreenSettleMutation($input: SettlePayoutDifferenceInput!) {
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
`;

function DifferenceTable({ query }: { readonly query: DifferencesScreen_query$key }) {
  const intl = useIntl();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.payoutDifferences);
  const settling = useRelayWrite<
    DifferencesScreenSettleMutation,
    DifferencesScreenSettleMutation['response']['settlePayoutDifference']
  >(settle, (response) => response.settlePayoutDifference, []);
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.${id}` });
  return (
    <DifferenceList
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
      list={list}
      file={{
        name: 'payout-differences',
        cells: {
          kind: ({ kind }) => kind,
          reference: ({ reference }) => reference,
          payout_id: ({ payoutId }) => payoutId,
          member: ({ member }) => member?.name,
          email: ({ member }) => member?.email,
          ours: ({ ours }) => inUnits(ours),
          theirs: ({ theirs }) => inUnits(theirs),
          currency: ({ isoCurrency }) => isoCurrency,
          their_state: ({ theirState }) => theirState,
          found: ({ foundAt }) => foundAt,
          settled: ({ settledAt }) => settledAt,
          settled_itself: ({ isGone }) => isGone,
          settled_by: ({ settledBy }) => settledBy?.email,
          note: ({ note }) => note,
        },
      }}
      rowKey={({ id }) => id}
      sortable={differenceOrders}
      words={{
        kind: ({ kind }) => text(`difference.${kind}`),
        there: ({ theirState }) => text(`there.${theirState ?? 'none'}`),
        todo: ({ kind }) => text(`settle.todo.${kind}`),
        noneOpen: <FormattedMessage id="internalPayouts.differences.noneOpen" />,
      }}
      settling={settling}
    />
  );
}
