import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { MemberPayouts_account$key } from '../../../../codegen/relay/MemberPayouts_account.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useAmount } from '../shared/values/useAmount.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { memberPayoutOrders } from './cashoutMemberLoader.ts';
import { PayoutBadge } from './PayoutBadge.tsx';

const fragment = graphql`
  fragment MemberPayouts_account on CashoutMember
  @refetchable(queryName: "MemberPayoutsPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    orderBy: { type: "PayoutOrder" }
  ) {
    payouts(first: $count, after: $cursor, orderBy: $orderBy)
      @connection(key: "MemberPayouts_payouts", filters: ["orderBy"]) {
      totalCount
      edges {
        node {
          id
          state
          hundredths
          currency
          placedAt
          destination
        }
      }
    }
  }
`;

/** A member's payouts. */
export function MemberPayouts({ account }: { readonly account: MemberPayouts_account$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const list = useStaffList(fragment, account, ({ payouts }) => payouts);
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.${id}` });
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
          amount: ({ hundredths }) => hundredths / 100,
          currency: ({ currency }) => currency,
          state: ({ state }) => state,
          destination: ({ destination }) => destination,
        },
      }}
      sortable={memberPayoutOrders}
      columns={[
        {
          key: 'placed',
          header: text('field.placed'),
          rowHeader: true,
          cell: ({ id, placedAt }) => (
            <RowLink to={staffPaths.internalPayout(id)}>{times.shortDay(placedAt, zone)}</RowLink>
          ),
        },
        {
          key: 'amount',
          header: text('field.amount'),
          numeric: true,
          cell: ({ hundredths, currency }) => <NoWrap>{amount(hundredths, currency)}</NoWrap>,
        },
        {
          key: 'state',
          header: text('field.state'),
          place: 'state',
          cell: ({ state }) => <PayoutBadge state={state} />,
        },
        {
          key: 'destination',
          header: text('field.destination'),
          cell: ({ destination }) => destination,
        },
      ]}
      none="internalPayouts.none"
      keys={[]}
    />
  );
}
