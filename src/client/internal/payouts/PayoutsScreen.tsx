import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { payoutsLoaderQuery as Query } from '../../../../codegen/relay/payoutsLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { PayoutFilters } from './PayoutFilters.tsx';
import { payoutsLoaderQuery, type loader } from './payoutsLoader.ts';
import { PayoutTable } from './PayoutTable.tsx';
import { PayoutTabs } from './PayoutTabs.tsx';
import { StopPanel } from './StopPanel.tsx';

/** `/internal/payouts`: what waits for staff, and where every other payout is. */
export default function PayoutsScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.payouts' })}
      lead={<FormattedMessage id="internalPayouts.lead" />}
    >
      <PayoutTabs current="queue" />
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalPayouts.search' })}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Payouts />
        </Suspense>
      </div>
    </StaffPage>
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
