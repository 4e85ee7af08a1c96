import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffEventsLoaderQuery as Query } from '../../../../codegen/relay/staffEventsLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { parseView, VIEWS } from './eventViews.ts';
import { ProgramFilter } from './ProgramFilter.tsx';
import type { loader } from './staffEventsLoader.ts';
import { staffEventsLoaderQuery } from './staffEventsLoader.ts';
import { StaffEventTable } from './StaffEventTable.tsx';

/** `/internal/events` */
export default function StaffEventsScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const list = useListKeys();
  const current = parseView(query.get('status'));
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.events' })}
      lead={<FormattedMessage id="internalEvents.lead" />}
      aside={
        <NewLink to={staffPaths.internalScheduleEvent()}>
          {intl.formatMessage({ id: 'internalEvents.schedule.title' })}
        </NewLink>
      }
    >
      <div ref={list} className="stack">
        <ListTools>
          <FilterLinks
            label={intl.formatMessage({ id: 'internalEvents.filter.label' })}
            links={VIEWS.map((view) => ({
              to: staffPaths.internalEvents({
                status: view === 'all' ? undefined : view,
                program: query.get('program') ?? undefined,
                sort: query.get('sort') ?? undefined,
              }),
              label: intl.formatMessage({ id: `internalEvents.view.${view}` }),
              active: view === current,
            }))}
          />
          <Suspense fallback={null}>
            <Programs />
          </Suspense>
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Events />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function useEvents() {
  return usePreloadedQuery<Query>(staffEventsLoaderQuery, useScreenData<typeof loader>().list);
}

function Programs() {
  const { staff } = useEvents();
  return staff?.programs != null && <ProgramFilter programs={staff.programs} />;
}

function Events() {
  return <StaffEventTable query={useEvents()} />;
}
