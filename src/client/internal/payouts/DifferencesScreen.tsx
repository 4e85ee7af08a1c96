import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { differencesLoaderQuery as Query } from '../../../../codegen/relay/differencesLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListTools } from '../shared/ListTools.tsx';
import { StaffPage } from '../shared/StaffPage.tsx';
import { TableSkeleton } from '../shared/TableSkeleton.tsx';
import { useListKeys } from '../shared/useListKeys.ts';
import { useListView } from '../shared/useListView.ts';
import { useStaffTimes } from '../shared/useStaffTimes.ts';
import { differencesLoaderQuery, type loader } from './differencesLoader.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { parseView, VIEWS } from '../shared/differenceViews.ts';
import { PayoutTabs } from './PayoutTabs.tsx';

/** `/internal/payouts/differences`: what differs between our payouts and the provider's list. */
export default function DifferencesScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const list = useListKeys();
  const current = parseView(query.get('show'));
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPayouts.differences' })}
      lead={<FormattedMessage id="internalPayouts.differences.lead" />}
    >
      <PayoutTabs current="differences" />
      <div ref={list} className="stack">
        <ListTools>
          <FilterLinks
            label={intl.formatMessage({ id: 'internalPayouts.differences.filter' })}
            links={VIEWS.map((view) => ({
              to: staffPaths.internalPayoutDifferences({
                show: view === 'open' ? undefined : view,
                sort: query.get('sort') ?? undefined,
              }),
              label: intl.formatMessage({ id: `internalPayouts.differences.${view}` }),
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
  const { zone } = useApp();
  const times = useStaffTimes();
  const query = usePreloadedQuery<Query>(differencesLoaderQuery, useScreenData<typeof loader>().list);
  const at = query.staff?.payoutsComparedAt;
  return (
    <>
      <p className="small muted">
        {at == null ? (
          <FormattedMessage id="internalPayouts.differences.never" />
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
