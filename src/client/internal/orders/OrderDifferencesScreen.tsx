import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { orderDifferencesLoaderQuery as Query } from '../../../../codegen/relay/orderDifferencesLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { DifferencesPage } from '../shared/differences/DifferencesPage.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { OrderDifferenceTable } from './OrderDifferenceTable.tsx';
import { orderDifferencesLoaderQuery, type loader } from './orderDifferencesLoader.ts';
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
