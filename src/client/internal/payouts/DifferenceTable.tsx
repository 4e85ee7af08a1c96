import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  DifferenceTable_query$data,
  DifferenceTable_query$key,
} from '../../../../codegen/relay/DifferenceTable_query.graphql.ts';
import type { DifferenceTablePageQuery } from '../../../../codegen/relay/DifferenceTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListFoot } from '../shared/ListTools.tsx';
import { NoWrap } from '../shared/NoWrap.tsx';
import { StaffGrid } from '../shared/StaffGrid.tsx';
import { useListView } from '../shared/useListView.ts';
import { useStaffTimes } from '../shared/useStaffTimes.ts';
import { differenceOrders } from './differencesLoader.ts';
import { parseView } from '../shared/differenceViews.ts';
import { SettleDifference } from './SettleDifference.tsx';
import { useAmount } from '../shared/useAmount.ts';

type Row = NonNullable<
  NonNullable<DifferenceTable_query$data['staff']>['payoutDifferences']
>['edges'][number]['node'];

export function DifferenceTable({ query }: { readonly query: DifferenceTable_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const { query: address } = useListView();
  const [settling, setSettling] = useState<Row | null>(null);
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
                ...SettleDifference_difference
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.payoutDifferences?.edges.map(({ node }) => node) ?? [];
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  const none = text('nothing');
  const sum = (hundredths: number | null | undefined, currency: string) =>
    hundredths == null ? none : amount(hundredths, currency);
  return (
    <>
      <StaffGrid<Row>
        caption={text('differences')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={differenceOrders}
        columns={[
          {
            key: 'kind',
            header: text('difference.what'),
            rowHeader: true,
            wraps: true,
            cell: ({ kind }) => text(`difference.${kind}`),
          },
          {
            key: 'payout',
            header: text('difference.payout'),
            cell: ({ payoutId, member, reference }) =>
              payoutId == null ? (
                reference
              ) : (
                <Link to={staffPaths.internalPayout(payoutId)} tabIndex={0}>
                  {member?.name ?? member?.email ?? reference}
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
            key: 'theirs',
            header: text('difference.theirs'),
            numeric: true,
            cell: ({ theirs, currency }) => sum(theirs, currency),
          },
          {
            key: 'there',
            header: text('difference.there'),
            cell: ({ theirState }) => text(`there.${theirState ?? 'none'}`),
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
                ? 'internalPayouts.differences.noneOpen'
                : 'internalPayouts.differences.none'
            }
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.payoutDifferences?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={[]}
      />
      {settling !== null && <SettleDifference difference={settling} onClose={() => setSettling(null)} />}
    </>
  );
}
