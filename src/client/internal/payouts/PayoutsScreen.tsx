import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { payoutsLoaderQuery as Query } from '../../../../codegen/relay/payoutsLoaderQuery.graphql.ts';
import type {
  PayoutsScreen_query$data,
  PayoutsScreen_query$key,
} from '../../../../codegen/relay/PayoutsScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useAmount } from '../shared/values/useAmount.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { PayoutBadge } from './PayoutBadge.tsx';
import { PayoutFilters } from './PayoutFilters.tsx';
import { type loader, payoutOrders, payoutsLoaderQuery } from './payoutsLoader.ts';
import { PayoutTabs } from './PayoutTabs.tsx';
import { parseView } from './payoutViews.ts';
import { StopPanel } from './StopPanel.tsx';

/** `/internal/payouts`: what waits for staff, and where every other payout is. */
export default function PayoutsScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.payouts' })}
      lead={<FormattedMessage id="internalPayouts.lead" />}
      tabs={<PayoutTabs current="queue" />}
      tools={<ListSearch label={intl.formatMessage({ id: 'internalPayouts.search' })} />}
    >
      <Payouts />
    </ListPage>
  );
}

function Payouts() {
  const query = usePreloadedQuery<Query>(payoutsLoaderQuery, useScreenData<typeof loader>().list);
  const { staff } = query;
  if (staff?.payoutCounts == null || staff.cashoutStop == null) return null;
  return (
    <>
      <PayoutFilters counts={staff.payoutCounts} />
      <PayoutTable query={query} />
      <StopPanel stop={staff.cashoutStop} />
    </>
  );
}

const fragment = graphql`
  fragment PayoutsScreen_query on Query
  @refetchable(queryName: "PayoutsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    state: { type: "PayoutState" }
    search: { type: "String" }
    orderBy: { type: "PayoutOrder" }
  ) {
    staff {
      payouts(first: $count, after: $cursor, state: $state, search: $search, orderBy: $orderBy)
        @connection(key: "PayoutsScreen_payouts", filters: ["state", "search", "orderBy"]) {
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
`;

type Row = NonNullable<NonNullable<PayoutsScreen_query$data['staff']>['payouts']>['edges'][number]['node'];

function PayoutTable({ query }: { readonly query: PayoutsScreen_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const { query: address } = useListView();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.payouts);
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.${id}` });
  const gone = intl.formatMessage({ id: 'internal.accountDeleted' });
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
    <StaffList
      caption={intl.formatMessage({ id: 'internal.nav.payouts' })}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'payouts',
        cells: {
          id: ({ id }) => id,
          placed: ({ placedAt }) => placedAt,
          member: ({ member }) => member?.name,
          email: ({ member }) => member?.email,
          amount: ({ hundredths }) => hundredths / 100,
          currency: ({ currency }) => currency,
          state: ({ state }) => state,
          since: ({ since }) => since,
          review_reasons: ({ reviewReasons }) => reviewReasons.join(', '),
          failure: ({ failure }) => failure,
          leaves: ({ notBefore }) => notBefore,
          destination: ({ destination }) => destination,
        },
      }}
      sortable={payoutOrders}
      columns={[
        {
          key: 'member',
          header: text('field.member'),
          rowHeader: true,
          cell: ({ id, member, destination }) => (
            <RowLink to={staffPaths.internalPayout(id)}>
              {member?.name ?? member?.email ?? (destination || gone)}
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
      none={
        parseView(address.get('state')) === 'REVIEW' ? 'internalPayouts.noneWaiting' : 'internalPayouts.none'
      }
      filters={['q']}
      keys={['move', 'open', 'search']}
    />
  );
}
