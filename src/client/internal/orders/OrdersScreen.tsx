import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { ordersLoaderQuery as Query } from '../../../../codegen/relay/ordersLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import type { loader } from './ordersLoader.ts';
import { ordersLoaderQuery } from './ordersLoader.ts';
import { OrderTable } from './OrderTable.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { parseView, VIEWS } from './orderViews.ts';

/** `/internal/orders` */
export default function OrdersScreen() {
  const intl = useIntl();
  const { query, set } = useListView();
  const list = useListKeys();
  const current = parseView(query.get('status'));
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.orders' })}
      lead={<FormattedMessage id="internalOrders.lead" />}
    >
      <OrderTabs current="list" />
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalOrders.search' })}
            value={query.get('q') ?? ''}
            onSearch={(q) => set({ q })}
          />
          <FilterLinks
            label={intl.formatMessage({ id: 'internalOrders.filter' })}
            links={VIEWS.map((view) => ({
              to: staffPaths.internalOrders({
                status: view === 'all' ? undefined : view,
                q: query.get('q') ?? undefined,
                sort: query.get('sort') ?? undefined,
              }),
              label: intl.formatMessage({
                id: view === 'all' ? 'internalOrders.view.all' : `internalOrders.status.${view}`,
              }),
              active: view === current,
            }))}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Orders />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Orders() {
  return (
    <OrderTable query={usePreloadedQuery<Query>(ordersLoaderQuery, useScreenData<typeof loader>().list)} />
  );
}
