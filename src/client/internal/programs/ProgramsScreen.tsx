import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { programsLoaderQuery as Query } from '../../../../codegen/relay/programsLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListTools } from '../shared/list/ListTools.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import type { loader } from './programsLoader.ts';
import { programsLoaderQuery } from './programsLoader.ts';
import { ProgramTable } from './ProgramTable.tsx';

/** `/internal/programs` */
export default function ProgramsScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.programs' })}
      lead={<FormattedMessage id="internalPrograms.programs.lead" />}
      aside={
        <NewLink to={staffPaths.internalNewProgram()}>
          {intl.formatMessage({ id: 'internalPrograms.program.new' })}
        </NewLink>
      }
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={intl.formatMessage({ id: 'internalPrograms.programs.search' })}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Programs />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Programs() {
  return (
    <ProgramTable
      query={usePreloadedQuery<Query>(programsLoaderQuery, useScreenData<typeof loader>().list)}
    />
  );
}
