import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { coverageLoaderQuery as Query } from '../../../../codegen/relay/coverageLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { Columns } from '../shared/page/Columns.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { CoverageForm } from './CoverageForm.tsx';
import { coverageLoaderQuery, type loader } from './coverageLoader.ts';
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
  const list = useListKeys();
  const data = usePreloadedQuery<Query>(coverageLoaderQuery, useScreenData<typeof loader>().list);
  const utilities = data.staff?.utilities;
  return (
    <Columns side={utilities != null && <CoverageForm utilities={utilities} />}>
      <div ref={list} className="stack">
        <ListTools>
          <ListSearch label={intl.formatMessage({ id: 'internalCoverage.search' })} />
          {utilities != null && <UtilityFilter utilities={utilities} />}
        </ListTools>
        {data.staff != null && <CoverageSummary staff={data.staff} />}
        <CoverageTable query={data} />
      </div>
    </Columns>
  );
}
