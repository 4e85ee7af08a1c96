import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { coverageLoaderQuery as Query } from '../../../../codegen/relay/coverageLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Columns } from '../shared/page/Columns.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { CoverageForm } from './CoverageForm.tsx';
import type { loader } from './coverageLoader.ts';
import { coverageLoaderQuery } from './coverageLoader.ts';
import { CoverageSummary } from './CoverageSummary.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { UtilityFilter } from './UtilityFilter.tsx';

/** `/internal/coverage`: which postal codes lead where. */
export default function CoverageScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.coverage' })}
      lead={<FormattedMessage id="internalCoverage.lead" />}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Coverage />
      </Suspense>
    </StaffPage>
  );
}

function Coverage() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  const data = usePreloadedQuery<Query>(coverageLoaderQuery, useScreenData<typeof loader>().list);
  const utilities = data.staff?.utilities;
  return (
    <Columns side={utilities != null && <CoverageForm utilities={utilities} />}>
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalCoverage.search' })}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
          {utilities != null && <UtilityFilter utilities={utilities} />}
        </ListTools>
        {data.staff != null && <CoverageSummary staff={data.staff} />}
        <CoverageTable query={data} />
      </div>
    </Columns>
  );
}
