import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { experimentsLoaderQuery as Query } from '../../../../codegen/relay/experimentsLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListTools } from '../shared/list/ListTools.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { experimentsLoaderQuery, type loader } from './experimentsLoader.ts';
import { ExperimentTable } from './ExperimentTable.tsx';

/** `/internal/experiments` */
export default function ExperimentsScreen() {
  const intl = useIntl();
  const { query, set } = useListView();
  const list = useListKeys();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.experiments' })}
      lead={<FormattedMessage id="internalExperiments.lead" />}
      aside={
        <NewLink to={staffPaths.internalNewExperiment()}>
          {intl.formatMessage({ id: 'internalExperiments.new' })}
        </NewLink>
      }
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalExperiments.search' })}
            value={query.get('search') ?? ''}
            onSearch={(search) => set({ search })}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Experiments />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Experiments() {
  const { staff } = usePreloadedQuery<Query>(experimentsLoaderQuery, useScreenData<typeof loader>().list);
  return staff?.experiments == null ? (
    <p className="muted">
      <FormattedMessage id="internalExperiments.noList" />
    </p>
  ) : (
    <ExperimentTable experiments={staff.experiments} />
  );
}
