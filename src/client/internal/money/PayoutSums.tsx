import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { PayoutSums_counts$key } from '../../../../codegen/relay/PayoutSums_counts.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CompleteList } from '../shared/list/CompleteList.tsx';
import { useAmount } from '../shared/values/useAmount.ts';

/** Payouts by where they are, returns among them; each state opens its list. */
export function PayoutSums({ counts: key }: { readonly counts: PayoutSums_counts$key }) {
  const intl = useIntl();
  const money = useAmount();
  const { currency } = useApp().brand;
  const counts = useFragment(
    graphql`
      fragment PayoutSums_counts on PayoutCount @relay(plural: true) {
        state
        count
        hundredths
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalMoney.payouts.${name}` });
  const stateName = (state: string) => intl.formatMessage({ id: `internalPayouts.state.${state}` });
  const listOf = (state: string, figure: string) => (
    <Link to={staffPaths.internalPayouts({ state })}>{figure}</Link>
  );
  return (
    <CompleteList
      title={text('title')}
      file="payouts-by-state"
      rows={counts}
      rowKey={({ state }) => state}
      columns={[
        {
          key: 'state',
          header: text('state'),
          rowHeader: true,
          value: ({ state }) => stateName(state),
          cell: ({ state }) => listOf(state, stateName(state)),
        },
        {
          key: 'count',
          header: text('count'),
          numeric: true,
          value: ({ count }) => count,
          cell: ({ state, count }) => listOf(state, intl.formatNumber(count)),
        },
        {
          key: 'amount',
          header: text('amount'),
          numeric: true,
          currency,
          value: ({ hundredths }) => hundredths,
          cell: ({ state, hundredths }) => listOf(state, money(hundredths, currency)),
        },
      ]}
      empty={text('none')}
    />
  );
}
