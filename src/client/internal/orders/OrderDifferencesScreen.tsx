import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { orderDifferencesLoaderQuery as Query } from '../../../../codegen/relay/orderDifferencesLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { parseView, VIEWS } from '../shared/differenceViews.ts';
import { ListTools } from '../shared/ListTools.tsx';
import { StaffPage } from '../shared/StaffPage.tsx';
import { TableSkeleton } from '../shared/TableSkeleton.tsx';
import { useListKeys } from '../shared/useListKeys.ts';
import { useListView } from '../shared/useListView.ts';
import { useStaffTimes } from '../shared/useStaffTimes.ts';
import { OrderDifferenceTable } from './OrderDifferenceTable.tsx';
import { orderDifferencesLoaderQuery, type loader } from './orderDifferencesLoader.ts';
import { OrderTabs } from './OrderTabs.tsx';

/** `/internal/orders/differences`: what differs between our orders and the services' lists. */
export default function OrderDifferencesScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const list = useListKeys();
  const current = parseView(query.get('show'));
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalOrders.differences' })}
      lead={<FormattedMessage id="internalOrders.differences.lead" />}
    >
      <OrderTabs current="differences" />
      <div ref={list} className="stack">
        <ListTools>
          <FilterLinks
            label={intl.formatMessage({ id: 'internalOrders.differences.filter' })}
            links={VIEWS.map((view) => ({
              to: staffPaths.internalOrderDifferences({
                show: view === 'open' ? undefined : view,
                sort: query.get('sort') ?? undefined,
              }),
              label: intl.formatMessage({ id: `internalOrders.differences.${view}` }),
              active: view === current,
            }))}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Differences />
        </Suspense>
      </div>
    </StaffPage>
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
          <FormattedMessage id="internalOrders.differences.never" />
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
