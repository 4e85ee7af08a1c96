import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { w9FormsLoaderQuery as Query } from '../../../../codegen/relay/w9FormsLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { PayoutTabs } from './PayoutTabs.tsx';
import { w9FormsLoaderQuery, type loader } from './w9FormsLoader.ts';
import { W9FormTable } from './W9FormTable.tsx';
import { parseView, VIEWS } from './w9Views.ts';

/** `/internal/payouts/forms`: the forms W-9, to mark them on their member's page. */
export default function W9FormsScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const list = useListKeys();
  const current = parseView(query.get('status'));
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPayouts.page.forms' })}
      lead={<FormattedMessage id="internalPayouts.forms.lead" />}
    >
      <PayoutTabs current="forms" />
      <div ref={list} className="stack">
        <ListTools>
          <FilterLinks
            label={intl.formatMessage({ id: 'internalPayouts.forms.filter' })}
            links={VIEWS.map((view) => ({
              to: staffPaths.internalW9Forms({
                status: view === 'all' ? undefined : view,
                sort: query.get('sort') ?? undefined,
              }),
              label: intl.formatMessage({
                id: view === 'all' ? 'internalPayouts.state.all' : `internalPayouts.w9.${view}`,
              }),
              active: view === current,
            }))}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Forms />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Forms() {
  return (
    <W9FormTable query={usePreloadedQuery<Query>(w9FormsLoaderQuery, useScreenData<typeof loader>().list)} />
  );
}
