import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { utilitiesLoaderQuery as Query } from '../../../../codegen/relay/utilitiesLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListTools } from '../shared/list/ListTools.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import type { loader } from './utilitiesLoader.ts';
import { utilitiesLoaderQuery } from './utilitiesLoader.ts';
import { UtilityTable } from './UtilityTable.tsx';

/** `/internal/utilities` */
export default function UtilitiesScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.utilities' })}
      lead={<FormattedMessage id="internalPrograms.utilities.lead" />}
      aside={
        <NewLink to={staffPaths.internalNewUtility()}>
          {intl.formatMessage({ id: 'internalPrograms.utility.new' })}
        </NewLink>
      }
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalPrograms.utilities.search' })}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Utilities />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Utilities() {
  return (
    <UtilityTable
      query={usePreloadedQuery<Query>(utilitiesLoaderQuery, useScreenData<typeof loader>().list)}
    />
  );
}
