import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { calendarLoaderQuery as Query } from '../../../../../codegen/relay/calendarLoaderQuery.graphql.ts';
import { CALENDAR_VIEWS, otherPeriod } from '../../../../domain/events/eventCalendar.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { FilterLinks } from '../../../ui/FilterLinks.tsx';
import { ListTools } from '../../shared/list/ListTools.tsx';
import { NewLink } from '../../shared/list/NewLink.tsx';
import { TableSkeleton } from '../../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { ProgramFilter } from '../ProgramFilter.tsx';
import { calendarLoaderQuery, type loader } from './calendarLoader.ts';
import { EventCalendar } from './EventCalendar.tsx';
import type { Shown } from './calendarAddress.ts';

/** `/internal/events/calendar` */
export default function CalendarScreen() {
  const intl = useIntl();
  const { shown } = useScreenData<typeof loader>();
  const text = (id: string) => intl.formatMessage({ id: `internalCalendar.${id}` });
  const at = (other: Partial<Shown>) => {
    const { view, day, program } = { ...shown, ...other };
    return staffPaths.internalEventCalendar({ view, day, program: program ?? undefined });
  };
  return (
    <StaffPage
      title={text('title')}
      lead={<FormattedMessage id="internalCalendar.lead" />}
      aside={
        <NewLink to={staffPaths.internalScheduleEvent()}>
          {intl.formatMessage({ id: 'internalEvents.schedule.title' })}
        </NewLink>
      }
      back={{
        to: staffPaths.internalEvents({ program: shown.program ?? undefined }),
        label: intl.formatMessage({ id: 'internalCalendar.list' }),
      }}
    >
      <ListTools>
        <FilterLinks
          label={text('views')}
          links={CALENDAR_VIEWS.map((view) => ({
            to: at({ view }),
            label: text(`view.${view}`),
            active: view === shown.view,
          }))}
        />
        <Suspense fallback={null}>
          <Programs />
        </Suspense>
      </ListTools>
      <nav className="row" aria-label={text('periods')}>
        <ButtonLink to={at({ day: otherPeriod(shown.view, shown.day, -1) })} look="secondary" small>
          {text('earlier')}
        </ButtonLink>
        <ButtonLink
          to={staffPaths.internalEventCalendar({ view: shown.view, program: shown.program ?? undefined })}
          look="secondary"
          small
        >
          {text('today')}
        </ButtonLink>
        <ButtonLink to={at({ day: otherPeriod(shown.view, shown.day, 1) })} look="secondary" small>
          {text('later')}
        </ButtonLink>
      </nav>
      <Suspense fallback={<TableSkeleton />}>
        <Events />
      </Suspense>
    </StaffPage>
  );
}

function useEvents() {
  return usePreloadedQuery<Query>(calendarLoaderQuery, useScreenData<typeof loader>().list).staff;
}

function Programs() {
  const staff = useEvents();
  return staff?.programs != null && <ProgramFilter programs={staff.programs} />;
}

function Events() {
  const { shown } = useScreenData<typeof loader>();
  return <EventCalendar shown={shown} events={useEvents()?.eventCalendar ?? []} />;
}
