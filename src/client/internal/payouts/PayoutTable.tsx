import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  PayoutTable_query$data,
  PayoutTable_query$key,
} from '../../../../codegen/relay/PayoutTable_query.graphql.ts';
import type { PayoutTablePageQuery } from '../../../../codegen/relay/PayoutTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { PayoutBadge } from './PayoutBadge.tsx';
import { payoutOrders } from './payoutsLoader.ts';
import { parseView } from './payoutViews.ts';
import { useAmount } from '../shared/values/useAmount.ts';

type Row = NonNullable<NonNullable<PayoutTable_query$data['staff']>['payouts']>['edges'][number]['node'];

export function PayoutTable({ query }: { readonly query: PayoutTable_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    PayoutTablePageQuery,
    PayoutTable_query$key
  >(
    graphql`
      fragment PayoutTable_query on Query
      @refetchable(queryName: "PayoutTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, state: { type: "PayoutState" }, search: { type: "String" }, orderBy: { type: "PayoutOrder" }) {
        staff {
          payouts(first: $count, after: $cursor, state: $state, search: $search, orderBy: $orderBy) @connection(key: "PayoutTable_payouts", filters: ["state", "search", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                state
                hundredths
                currency
                destination
                placedAt
                since
                notBefore
                reviewReasons
                failure
                isOwn
                member {
                  name
                  email
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.payouts?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.${id}` });
  /** Why it is where it is. */
  const why = ({ state, failure, reviewReasons, notBefore, isOwn }: Row): string => {
    if (state === 'REVIEW')
      return [
        ...reviewReasons.map((reason) => text(`reason.${reason}`)),
        ...(isOwn ? [text('own')] : []),
      ].join(', ');
    if (state === 'QUEUED' && notBefore != null)
      return intl.formatMessage({ id: 'internalPayouts.leaves' }, { at: times.shortStamp(notBefore, zone) });
    return failure == null ? '' : text(`failure.${failure}`);
  };
  return (
    <>
      <StaffGrid<Row>
        caption={intl.formatMessage({ id: 'internal.nav.payouts' })}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={payoutOrders}
        columns={[
          {
            key: 'member',
            header: text('field.member'),
            rowHeader: true,
            cell: ({ id, member, destination }) => (
              <RowLink to={staffPaths.internalPayout(id)}>
                {member?.name ?? member?.email ?? destination}
              </RowLink>
            ),
          },
          {
            key: 'amount',
            header: text('field.amount'),
            numeric: true,
            cell: ({ hundredths, currency }) => amount(hundredths, currency),
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <PayoutBadge state={state} />,
          },
          { key: 'why', header: text('field.why'), wraps: true, cell: why },
          {
            key: 'placed',
            header: text('field.placed'),
            secondary: true,
            cell: ({ placedAt }) => <NoWrap>{times.shortDay(placedAt, zone)}</NoWrap>,
          },
          {
            key: 'since',
            header: text('field.since'),
            cell: ({ since }) => <NoWrap>{times.shortStamp(since, zone)}</NoWrap>,
          },
          {
            key: 'destination',
            header: text('field.destination'),
            secondary: true,
            wraps: true,
            cell: ({ destination }) => destination,
          },
        ]}
        empty={
          <FormattedMessage
            id={
              address.has('q')
                ? 'internal.list.nothing'
                : parseView(address.get('state')) === 'REVIEW'
                  ? 'internalPayouts.noneWaiting'
                  : 'internalPayouts.none'
            }
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.payouts?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['move', 'open', 'search']}
      />
    </>
  );
}
